import { object, string } from 'yup';
import { requiredWhole } from '../validation/number-field.ts';
import type { CardBrand } from './card-number.ts';
import { CARD_BRANDS } from './card-number.ts';
import type { CardOutcome } from './sandbox-card.ts';
import { CARD_OUTCOMES } from './sandbox-card.ts';

const whole = (label: string, least: number, most: number) =>
  requiredWhole(label)
    .min(least, `${label} must be at least ${least}.`)
    .max(most, `${label} must be at most ${most}.`);

/** A reduced card, as the page sends it to get a token: it cannot be used to pay elsewhere. */
export const sandboxCardSchema = object({
  brand: string<CardBrand>()
    .required('The brand is required.')
    .oneOf(CARD_BRANDS, `The brand must be one of: ${CARD_BRANDS.join(', ')}.`),
  last4: string()
    .required('The last four digits are required.')
    .matches(/^\d{4}$/, 'The last four digits must be four digits.'),
  expiry: object({
    month: whole('The month', 1, 12),
    year: whole('The year', 2000, 2099),
  }),
  outcome: string<CardOutcome>()
    .required('The outcome is required.')
    .oneOf(CARD_OUTCOMES, `The outcome must be one of: ${CARD_OUTCOMES.join(', ')}.`),
});
