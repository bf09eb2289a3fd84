import type { Billing } from '@club/domain/booking/billing.schema';
import { billingSchema } from '@club/domain/booking/billing.schema';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import type { FieldErrors } from '@club/domain/validation/parse-with';
import { parseWith } from '@club/domain/validation/parse-with';
import type { CardTexts } from '../../shared/payment/card-check.ts';
import { checkCard } from '../../shared/payment/card-check.ts';
import type { CheckedCard } from '../../shared/payment/card-token.ts';
import type { BillingTexts, Traveller } from './checkout-draft.ts';

/** What is typed into the payment form. The card lives here and nowhere else. */
export type PaymentValues = CardTexts & { billing: BillingTexts };

/**
 * Which parts of the form there are (rules 8.13): the card for cash, billing without guest info.
 */
export type PaymentParts = { hasCard: boolean; hasBilling: boolean };

export const paymentParts = (method: PaymentMethod, traveller: Traveller): PaymentParts => ({
  hasCard: method === 'cash',
  hasBilling: traveller.kind === 'member',
});

/** The form checked: what goes on to the server, or what is wrong in it. */
export type PaymentCheck =
  | { ok: true; card: CheckedCard | null; billing: Billing | null }
  | { ok: false; card: FieldErrors; billing: FieldErrors };

const NO_ERRORS: FieldErrors = {};

/** Checks the parts of the form that there are, on the day `today` (rules 8.5, 8.4). */
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

/** The name of the form's field that a refused request speaks of, or null. */
export const formFieldOf = (apiField: string | undefined, parts: PaymentParts): string | null => {
  const [part = '', field] = (apiField ?? '').split('.');
  if (field === undefined) return null;
  if (part === 'billingInfo' && parts.hasBilling) return `billing.${field}`;
  const isCardField = ['cardNumber', 'expiryDate', 'cvv'].includes(field);
  return part === 'paymentDetails' && parts.hasCard && isCardField ? field : null;
};
