import { lettersIn } from '../../kernel/page/font-letters.ts';

/** The fonts that are files; those of the device apply from the start. */
const FONT_FACE = /@font-face\s*\{(?![^}]*local\()[^}]*\}/g;
const RANGE = /unicode-range:\s*([^;}]+)/;
const LATIN_LETTER = 'a';

const lettersOf = (face: string): RegExp => lettersIn(RANGE.exec(face)?.[1] ?? '');

/** The text of a style sheet without its fonts, and what these are. */
export const withoutFonts = (sheet: string): { text: string; faces: readonly string[] } => ({
  text: sheet.replaceAll(FONT_FACE, ''),
  faces: sheet.match(FONT_FACE) ?? [],
});

/**
 * The style elements of fonts: first those of Latin letters, then the others, marked `data-later` where
 * the text of the page needs none of them. They apply at once where no script runs; else `page-start.js`
 * and `later-fonts.ts` say when.
 */
export const fontSheets = (faces: readonly string[], text: string): string => {
  const latin = faces.filter((face) => lettersOf(face).test(LATIN_LETTER));
  const others = faces.filter((face) => !latin.includes(face));
  const later = others.some((face) => lettersOf(face).test(text)) ? '' : ' data-later';
  const media = 'media="(scripting: none)"';
  return `<style ${media}>${latin.join('')}</style><style ${media}${later}>${others.join('')}</style>`;
};
