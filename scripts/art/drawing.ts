import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';

/** The SVG document of a drawing in the one size. */
export const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${ART_WIDTH}" height="${ART_HEIGHT}" viewBox="0 0 ${ART_WIDTH} ${ART_HEIGHT}">${content}</svg>\n`;
