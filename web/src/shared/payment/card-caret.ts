/** The number of digits before a position in a text. */
export const digitsBefore = (text: string, place: number): number =>
  text.slice(0, place).replace(/\D/g, '').length;

/**
 * The position of the caret after a text was reformatted with spaces or a slash, so that the same
 * digits are before it. After a digit it stays before the mark that follows, except at the end.
 */
export const caretAfter = (formatted: string, digits: number): number => {
  if (digits === 0) return 0;
  let seen = 0;
  for (let place = 0; place < formatted.length; place += 1) {
    if (/\d/.test(formatted.charAt(place))) seen += 1;
    if (seen === digits) return place + 1;
  }
  return formatted.length;
};
