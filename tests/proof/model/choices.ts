import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import * as fc from 'fast-check';
import type { CardName } from './acts.ts';
import { CARDS } from './acts.ts';
import type { Stage, Stay } from './stage.ts';
import { stayAt } from './stage.ts';

/** A stay on a small calendar, so that stays meet. */
export type Criteria = { resort: number; start: number; nights: number; unit: 0 | 1 };

/** What is wished for, as a stay of the stage. */
export const stayFor = (stage: Stage, { resort, start, nights, unit }: Criteria): Stay =>
  stayAt(stage, unit === 0 ? 'studio' : '2 bedroom', start, nights, resort);

/** One of the four members of a story. */
export const anyMember = fc.nat(3);
/** Says which of several things, however many there are; for `pickFrom`. */
export const anyNumber = fc.nat(5);
export const anyMethod = fc.constantFrom<PaymentMethod>('points', 'cash');
// Most cards are good, or nothing would ever be booked.
export const anyCard = fc.oneof(
  { weight: 4, arbitrary: fc.constant<CardName>('good') },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(CARDS) as CardName[])) },
);
export const anyCriteria: fc.Arbitrary<Criteria> = fc.record({
  resort: fc.nat(1),
  start: fc.integer({ min: 16, max: 21 }),
  nights: fc.integer({ min: 1, max: 4 }),
  unit: fc.constantFrom(0, 1),
});
export const anyRequestId = fc.uuid();

/** The thing that a number means, counted round; undefined when there are none. */
export const pickFrom = <Thing>(things: readonly Thing[], number: number): Thing | undefined =>
  things[number % Math.max(1, things.length)];
