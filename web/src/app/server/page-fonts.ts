import { lettersIn } from '../../kernel/page/font-letters.ts';

/** The fonts that are files; those of the device apply from the start. */
const FONT_FACE = /@font-face\s*\{(?![^}]*local\()[^}]*\}/g;
const RANGE = /unicode-range:\s*([^;}]+)/;
const LATIN_LETTER = 'a';

/** The text of a style sheet without its fonts, and what these are. */
export const withoutFonts = (sheet: string): { text: string; faces: readonly string[] } => ({
  text: sheet.replaceAll(FONT_FACE, ''),
  faces: sheet.match(FONT_FACE) ?? [],
});

/**
 * The style elements of fonts: first those of Latin letters, then the others, marked `data-later` where
 * the text of the page needs none of them. They apply at once where no script runs; else `page-start.js`
 * and `load-later-fonts.ts` say when.
 */
export const fontSheets = (faces: readonly string[], text: string): string => {
  const all = faces.map((face) => ({ face, letters: lettersIn(RANGE.exec(face)?.[1] ?? '') }));
  const ofLatin = (is: boolean): typeof all =>
    all.filter(({ letters }) => letters.test(LATIN_LETTER) === is);
  const textOf = (some: typeof all): string => some.map(({ face }) => face).join('');
  const others = ofLatin(false);
  const later = others.some(({ letters }) => letters.test(text)) ? '' : ' data-later';
  const media = 'media="(scripting: none)"';
  return `<style ${media}>${textOf(ofLatin(true))}</style><style ${media}${later}>${textOf(others)}</style>`;
};
