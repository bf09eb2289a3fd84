import { isRecord } from '@club/domain/validation/is-record';
import { storedValue } from '../../kernel/storage/local-store.ts';
import { CHECKING_IN, EMPTY_GUEST } from '../../shared/booking/checking-in.ts';
import type { CheckoutTexts } from './checkout-draft.ts';
import { EMPTY_BILLING } from '../../shared/booking/known-billing.ts';
import { EMPTY_TEXTS } from './checkout-draft.ts';

/** Longer texts were not typed into our forms. */
const MAX_TEXT = 300;

/** The fields of `empty` with the values of `value` where those are of the same kind. */
const sameShape = <Shape extends Record<string, string | boolean>>(
  value: unknown,
  empty: Shape,
): Shape => {
  if (!isRecord(value)) return empty;
  const known = Object.entries(empty).map(([name, blank]) => {
    const stored = value[name];
    const fits =
      typeof stored === typeof blank && (typeof stored !== 'string' || stored.length <= MAX_TEXT);
    return [name, fits ? stored : blank];
  });
  return { ...empty, ...Object.fromEntries(known) };
};

/** The texts in a stored draft; what does not fit counts as not typed. */
export const textsFromStored = (json: unknown): CheckoutTexts | null =>
  isRecord(json)
    ? {
        checkingIn: CHECKING_IN.find((choice) => choice === json['checkingIn']) ?? null,
        guest: sameShape(json['guest'], EMPTY_GUEST),
        billing: sameShape(json['billing'], EMPTY_BILLING),
      }
    : null;

/**
 * What was typed so far in this tab. It survives a reload, the sign-in on the way and a lost session,
 * and is removed when the member signs out.
 */
const checkoutTexts = storedValue<CheckoutTexts>({
  key: 'checkoutDraft',
  area: 'session',
  version: 1,
  fallback: EMPTY_TEXTS,
  returnsToOwner: true,
  parse: textsFromStored,
});

export const readTexts = (): CheckoutTexts => checkoutTexts.read();

/** Changes some of the texts and keeps the others. */
export const saveTexts = (change: Partial<CheckoutTexts>): void =>
  checkoutTexts.write({ ...checkoutTexts.read(), ...change });

/** Clears who checks in, after a booking; the billing address stays for the next one. */
export const clearTraveller = (): void => saveTexts({ checkingIn: null, guest: EMPTY_GUEST });
