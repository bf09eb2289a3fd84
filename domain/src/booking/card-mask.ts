/** The last four digits of a card number, however it is written; '' when it has fewer. */
export const lastFour = (cardNumber: string): string => {
  const digits = cardNumber.replace(/\D/g, '');
  return digits.length >= 4 ? digits.slice(-4) : '';
};

/** A card number masked to its last four digits (S§2, S§9): '**** **** **** 4242'. */
export const maskCardNumber = (last4: string): string => `**** **** **** ${lastFour(last4)}`;

/** How the hidden security code is shown (S§2). */
export const MASKED_CVV = '***';
