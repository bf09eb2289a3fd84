/** Why a card payment did not go through. */
const DECLINE_REASONS = [
  'declined',
  'insufficient-funds',
  'expired',
  'wrong-cvc',
  'processing-error',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What the member is told; nothing was taken from the card in any of these cases. */
export const DECLINE_MESSAGES: Record<DeclineReason, string> = {
  declined: 'Your bank declined this card. Nothing was charged. Please use another card.',
  'insufficient-funds': 'There is not enough money on this card. Please use another card.',
  expired: 'The card has expired. Please use another card.',
  'wrong-cvc': 'The security code of the card is wrong. Please check it.',
  'processing-error': 'The card could not be processed just now. Please try again in a moment.',
};
