/** What a font face without a range is for. */
const ALL = 'U+0-10FFFF';

const RANGE = /U\+([\dA-F]*)(\?*)(?:-([\dA-F]+))?/gi;

/** Finds a letter that a font face is for, by its `unicode-range` (`U+100-2BA,U+2??`). */
export const lettersIn = (unicodeRange: string): RegExp => {
  const parts = [...(unicodeRange || ALL).matchAll(RANGE)].map(
    ([, from = '', any = '', to = from + any.replaceAll('?', 'F')]) =>
      `\\u{${from + any.replaceAll('?', '0')}}-\\u{${to}}`,
  );
  return new RegExp(`[${parts.join('')}]`, 'u');
};
