import type { Refund } from '../booking/cancellation.ts';
import type { Difference } from '../booking/stay-change.ts';
import type { Quote } from '../pricing/quote.ts';
import { PAYMENT_METHODS } from '../pricing/unit-type.ts';
import { isRecord } from '../validation/is-record.ts';

/** Checks a detail of an error. */
export type Guard<Value> = (value: unknown) => value is Value;
/** A guard for each detail by its name. */
export type Guards = Readonly<Record<string, Guard<unknown>>>;

type ValueOf<Own> = Own extends Guard<infer Value> ? Value : never;
type OptionalName<Shape extends Guards> = {
  [Name in keyof Shape]: undefined extends ValueOf<Shape[Name]> ? Name : never;
}[keyof Shape];

/** The details that guards let through. */
export type Guarded<Shape extends Guards> = {
  [Name in Exclude<keyof Shape, OptionalName<Shape>>]: ValueOf<Shape[Name]>;
} & { [Name in OptionalName<Shape>]?: Exclude<ValueOf<Shape[Name]>, undefined> };

/** The named details out of a raw value; null unless all of them are what they have to be. */
export const readGuarded = <Shape extends Guards>(
  guards: Shape,
  raw: unknown,
): Guarded<Shape> | null => {
  if (!isRecord(raw)) return null;
  const entries = Object.entries(guards).map(([name, guard]) => {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    return { name, value, isGood: guard(value) };
  });
  if (!entries.every(({ isGood }) => isGood)) return null;
  const present = entries.filter(({ value }) => value !== undefined);
  // Each value has just passed its guard.
  return Object.fromEntries(present.map(({ name, value }) => [name, value])) as Guarded<Shape>;
};

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** A number that is never below 0. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

export const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((one) => one === value);

export const isListOf =
  <Item>(isItem: Guard<Item>) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.every(isItem);

export const isOptional =
  <Value>(guard: Guard<Value>) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || guard(value);

export const isNullable =
  <Value>(guard: Guard<Value>) =>
  (value: unknown): value is Value | null =>
    value === null || guard(value);

/** Messages by the path of a field. */
export const isTextByName = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(isText);

export const isDifference = (value: unknown): value is Difference =>
  isRecord(value) && isWhole(value['cents']) && isWhole(value['points']);

export const isRefund = (value: unknown): value is Refund =>
  isDifference(value) && value.cents >= 0 && value.points >= 0;

const QUOTE_FIGURES = [
  'nights',
  'weekendNights',
  'pointsPerNight',
  'weekendSurcharge',
  'totalPoints',
  'priceCents',
  'taxCents',
  'totalCents',
] as const satisfies readonly Exclude<keyof Quote, 'paymentMethod'>[];

export const isQuote = (value: unknown): value is Quote =>
  isRecord(value) &&
  isOneOf(PAYMENT_METHODS)(value['paymentMethod']) &&
  QUOTE_FIGURES.every((name) => isWhole(value[name]));
