/** The last four digits of a card number, however it is written; '' when it has fewer. */
export const lastFour = (cardNumber: string): string => {
  const digits = cardNumber.replace(/\D/g, '');
  return digits.length >= 4 ? digits.slice(-4) : '';
};

/** A card number masked to its last four digits (rules 8.6): '**** **** **** 4242'. */
export const maskCardNumber = (last4: string): string => `**** **** **** ${lastFour(last4)}`;

/** A card as people name it: 'Visa ·· 4242'. */
export const shortCardText = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand} ·· ${last4}`;

/** How the hidden security code is shown (rules 8.6). */
export const MASKED_CVV = '***';
