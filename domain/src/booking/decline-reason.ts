/** Why a card payment did not go through. */
const DECLINE_REASONS = [
  'declined',
  'insufficient-funds',
  'expired',
  'wrong-cvc',
  'processing-error',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What happened. Nothing was charged in any of these cases. */
export const DECLINE_TEXTS: Record<DeclineReason, string> = {
  declined: 'Your bank declined this card.',
  'insufficient-funds': 'There is not enough money on this card.',
  expired: 'The card has expired.',
  'wrong-cvc': 'The security code of the card is wrong.',
  'processing-error': 'The card could not be processed just now.',
};

const OTHER_CARD = 'Please use another card.';

/** The same with what to do next: the message of the API. */
export const DECLINE_MESSAGES: Record<DeclineReason, string> = {
  declined: `${DECLINE_TEXTS.declined} Nothing was charged. ${OTHER_CARD}`,
  'insufficient-funds': `${DECLINE_TEXTS['insufficient-funds']} ${OTHER_CARD}`,
  expired: `${DECLINE_TEXTS.expired} ${OTHER_CARD}`,
  'wrong-cvc': `${DECLINE_TEXTS['wrong-cvc']} Please check it.`,
  'processing-error': `${DECLINE_TEXTS['processing-error']} Please try again in a moment.`,
};

/** The reason that a text names, or null. */
export const declineReasonOf = (text: string | undefined): DeclineReason | null =>
  DECLINE_REASONS.find((reason) => reason === text) ?? null;
