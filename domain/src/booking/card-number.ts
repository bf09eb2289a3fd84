/** Card brands, which are recognised by their first digits. */
export const CARD_BRANDS = ['Visa', 'Mastercard', 'American Express', 'Discover', 'Card'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** The digits of a card number as typed with spaces or dashes; null if anything else is in it. */
export const cardDigits = (text: string): string | null => {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{12,19}$/.test(digits) ? digits : null;
};

/** The Luhn check over a string of digits. */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    if (index % 2 === 0) sum += digit;
    else sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
};

/** The brand of a card by its first digits; 'Card' when none is known. */
export const cardBrand = (digits: string): CardBrand => {
  if (digits.startsWith('4')) return 'Visa';
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'Mastercard';
  if (/^3[47]/.test(digits)) return 'American Express';
  if (/^(6011|64[4-9]|65)/.test(digits)) return 'Discover';
  return 'Card';
};

/** Digits of the security code: four for American Express, else three. */
export const cvvLength = (brand: CardBrand): 3 | 4 => (brand === 'American Express' ? 4 : 3);

/** A card number with spaces while it is typed: groups of four, 4-6-5 for American Express. */
export const formatCardNumber = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  const groups =
    cardBrand(digits) === 'American Express'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
};
