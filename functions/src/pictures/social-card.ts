import { SOCIAL_PICTURE_SIZE } from '@club/domain/resort/social-picture';
import { DISPLAY_FONT, TEXT_FONT } from './draw-png.ts';

/** What a picture for a link shows: a drawing, and what is written on it. */
export type SocialCard = { art: string; title: string; place: string };

const { width, height } = SOCIAL_PICTURE_SIZE;
const MARGIN = 64;
/** Baseline of the place, at the bottom. */
const PLACE_AT = height - 56;
const PLACE_SIZE = 34;
/** From the last line of the title to the place. */
const TITLE_GAP = 58;
const LINE_HEIGHT = 1.12;
const MAX_LINES = 2;
/** Sizes of the title, the largest that fits is taken. */
const TITLE_SIZES = [76, 64, 52] as const;
/** Width of a letter at most on average, as a part of the size. */
const LETTER_WIDTH = 0.58;
const MAX_PLACE = 60;

/** Letters that the fonts have; a text with others is left out rather than drawn as boxes. */
const WRITABLE = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** A text in one line, without what XML refuses. */
const plain = (text: string): string => {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return WRITABLE.test(line) ? line : '';
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character);

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

/** Words in lines of at most so many letters; a longer word has its own line. */
const inLines = (text: string, length: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
};

type Title = { size: number; lines: readonly string[] };

const titleOf = (text: string): Title => {
  const choices = TITLE_SIZES.map((size) => {
    const length = Math.floor((width - 2 * MARGIN) / (size * LETTER_WIDTH));
    return { size, length, lines: inLines(text, length) };
  });
  const fits = choices.find(
    ({ length, lines }) =>
      lines.length <= MAX_LINES && lines.every((line) => line.length <= length),
  );
  if (fits !== undefined) return fits;
  const { size, length, lines } = choices.at(-1) ?? { size: 0, length: 0, lines: [] };
  const kept = lines.slice(0, MAX_LINES).map((line) => cut(line, length));
  return { size, lines: kept };
};

/** The picture as SVG: the drawing over the whole size, and the title and place at the bottom. */
export const socialCardSvg = ({ art, title, place }: SocialCard): string => {
  const { size, lines } = titleOf(plain(title));
  const bottom = PLACE_AT - TITLE_GAP;
  const titleLines = lines.map((line, at) => {
    const y = bottom - (lines.length - 1 - at) * size * LINE_HEIGHT;
    return `<text x="${MARGIN}" y="${y}" font-size="${size}" font-family="${DISPLAY_FONT}">${escaped(line)}</text>`;
  });
  const drawing = Buffer.from(art).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="shade" x2="0" y2="1"><stop offset=".4" stop-color="#0c171b" stop-opacity="0"/><stop offset="1" stop-color="#0c171b" stop-opacity=".85"/></linearGradient></defs>
<image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${drawing}"/>
<rect width="${width}" height="${height}" fill="url(#shade)"/>
<g fill="#fff">${titleLines.join('')}<text x="${MARGIN}" y="${PLACE_AT}" font-size="${PLACE_SIZE}" font-family="${TEXT_FONT}">${escaped(cut(plain(place), MAX_PLACE))}</text></g>
</svg>`;
};
