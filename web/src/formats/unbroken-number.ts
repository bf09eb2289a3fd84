/** A number like 'TW-7F3K9Q' for the middle of a sentence, where no line ends after its hyphen. */
export const unbrokenNumber = (number: string): string => number.replaceAll('-', '\u2011');
