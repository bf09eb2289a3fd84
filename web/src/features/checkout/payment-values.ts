import type { Billing } from '@club/domain/booking/billing.schema';
import { billingSchema } from '@club/domain/booking/billing.schema';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import type { FieldErrors } from '@club/domain/validation/parse-with';
import { parseWith } from '@club/domain/validation/parse-with';
import { getIn } from 'formik';
import type { CardTexts } from '../../shared/payment/card-check.ts';
import { EMPTY_CARD, checkCard } from '../../shared/payment/card-check.ts';
import type { CheckedCard } from '../../shared/payment/card-token.ts';
import type { BillingTexts } from '../../shared/booking/known-billing.ts';
import type { Traveller } from './checkout-draft.ts';

/** What is typed into the payment form. The card lives here and nowhere else. */
export type PaymentValues = CardTexts & { billing: BillingTexts };

/**
 * The parts of the form (rules 8.13): the card for cash, billing without guest info.
 */
export type PaymentParts = { hasCard: boolean; hasBilling: boolean };

export const paymentParts = (method: PaymentMethod, traveller: Traveller): PaymentParts => ({
  hasCard: method === 'cash',
  hasBilling: traveller.kind === 'member',
});

/** The form checked: what is sent to the server, or its errors. */
export type PaymentCheck =
  | { ok: true; card: CheckedCard | null; billing: Billing | null }
  | { ok: false; card: FieldErrors; billing: FieldErrors };

const NO_ERRORS: FieldErrors = {};

/** Checks the given parts of the form, on the day `today` (rules 8.5, 8.4). */
export const checkPayment = (
  values: PaymentValues,
  parts: PaymentParts,
  today: LocalDate,
): PaymentCheck => {
  const { billing: billingTexts, ...cardTexts } = values;
  const card = parts.hasCard ? checkCard(cardTexts, today) : null;
  const billing = parts.hasBilling ? parseWith(billingSchema, billingTexts) : null;
  if (card?.ok === false || billing?.ok === false) {
    return {
      ok: false,
      card: card?.ok === false ? card.errors : NO_ERRORS,
      billing: billing?.ok === false ? billing.errors : NO_ERRORS,
    };
  }
  return {
    ok: true,
    card: card === null ? null : card.card,
    billing: billing === null ? null : billing.value,
  };
};

/** The text of a field by its name in the form: 'cvv', 'billing.city'. */
export const textAt = (values: PaymentValues, name: string): string => {
  const value: unknown = getIn(values, name);
  return typeof value === 'string' ? value : '';
};

/** True for a field of the card. */
export const isCardField = (name: string): boolean => Object.keys(EMPTY_CARD).includes(name);

/** The form's field that the error of a request is about, or null. */
export const formFieldOf = (apiField: string | undefined, parts: PaymentParts): string | null => {
  const [part = '', field] = (apiField ?? '').split('.');
  if (field === undefined) return null;
  if (part === 'billingInfo' && parts.hasBilling) return `billing.${field}`;
  return part === 'paymentDetails' && parts.hasCard && isCardField(field) ? field : null;
};
