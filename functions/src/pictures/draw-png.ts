import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { fontFromWoff } from './font-file.ts';

/** Families by which drawings name the fonts, as their files call themselves. */
export const DISPLAY_FONT = 'Fraunces SemiBold';
export const TEXT_FONT = 'Figtree Medium';

/** Two files each: Latin, and the letters of Latin that are rarer. */
const FONT_FILES = [
  '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff',
  '@fontsource/figtree/files/figtree-latin-500-normal.woff',
  '@fontsource/figtree/files/figtree-latin-ext-500-normal.woff',
] as const;

const packages = createRequire(import.meta.url);
const bytesOf = (file: string): Buffer => readFileSync(packages.resolve(file));

const prepare = async (): Promise<readonly Buffer[]> => {
  await initWasm(bytesOf('@resvg/resvg-wasm/index_bg.wasm'));
  return FONT_FILES.map((file) => fontFromWoff(bytesOf(file)));
};

let prepared: Promise<readonly Buffer[]> | undefined;

/** Draws an SVG as PNG in its own size, or as wide as asked for. Rejects for what is no SVG. */
export const drawPng = async (svg: string, width?: number): Promise<Buffer> => {
  prepared ??= prepare();
  const fonts = await prepared;
  const drawing = new Resvg(svg, {
    font: { fontBuffers: [...fonts], defaultFontFamily: TEXT_FONT },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  try {
    return Buffer.from(drawing.render().asPng());
  } finally {
    // What WebAssembly holds is not freed with the object.
    drawing.free();
  }
};
