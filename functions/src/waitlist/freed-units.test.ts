import type { InventoryMonth, InventoryNight } from '@club/domain/booking/inventory';
import { queueHoldId } from '@club/domain/waitlist/queue-hold';
import { expect, test } from 'vitest';
import { mayFreeUnits } from './freed-units.ts';

const month = (nights: Record<string, Partial<InventoryNight>>, cap = 2): InventoryMonth => ({
  cap,
  nights: Object.fromEntries(
    Object.entries(nights).map(([key, night]) => [key, { sold: 0, holds: {}, ...night }]),
  ),
  rev: 1,
});

test.each([
  ['a stay is cancelled', month({ '05': { sold: 2 } }), month({ '05': { sold: 1 } })],
  ['the last stay of a night goes', month({ '05': { sold: 1 } }), month({})],
  ['a hold goes', month({ '05': { holds: { a: 1 } } }), month({ '05': { sold: 0 } })],
  ['a hold turns into a stay', month({ '05': { holds: { a: 1 } } }), month({ '05': { sold: 1 } })],
  [
    'nights are held for the queue',
    month({ '05': { sold: 2 } }),
    month({ '05': { sold: 2, holds: { [queueHoldId('a')]: 1 } } }),
  ],
  ['the resort gives more', month({ '05': { sold: 2 } }), month({ '05': { sold: 2 } }, 3)],
  ['the month is removed', month({ '05': { sold: 2 } }), undefined],
])('a line may be served when %s', (_what, before, after) => {
  expect(mayFreeUnits(before, after)).toBe(true);
});

test.each([
  ['a month is begun', undefined, month({ '05': { sold: 1 } })],
  ['a stay is booked', month({ '05': { sold: 1 } }), month({ '05': { sold: 2 } })],
  ['an offer is held', month({}), month({ '05': { holds: { a: 1 } } })],
  [
    'a hold is extended',
    month({ '05': { holds: { a: 1 } } }),
    month({ '05': { holds: { a: 2 } } }),
  ],
  ['the resort gives less', month({ '05': { sold: 1 } }), month({ '05': { sold: 1 } }, 1)],
  ['nothing is left of nothing', undefined, undefined],
])('no line need be looked at when %s', (_what, before, after) => {
  expect(mayFreeUnits(before, after)).toBe(false);
});
