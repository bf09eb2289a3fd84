import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ColourName, DARK, LIGHT } from './tokens.ts';

/** Relative luminance of an sRGB colour as WCAG 2.2 defines it. */
const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

const PAPERS = ['paper', 'raised', 'sunken'] as const satisfies readonly ColourName[];

/** Every text colour, and its backgrounds. */
const TEXT: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['ink', [...PAPERS, 'lagoonTint', 'coralTint', 'goldTint', 'goodTint', 'warnTint', 'badTint']],
  [
    'soft',
    [
      ...PAPERS,
      'skeleton',
      'lagoonTint',
      'coralTint',
      'goldTint',
      'goodTint',
      'warnTint',
      'badTint',
      'sea',
      'shore',
      'land',
      'landDry',
      'landLush',
      'landIce',
    ],
  ],
  ['faint', PAPERS],
  ['lagoon', [...PAPERS, 'lagoonTint']],
  ['lagoonHover', [...PAPERS, 'lagoonTint']],
  ['coralText', [...PAPERS, 'coralTint']],
  ['goldText', [...PAPERS, 'goldTint']],
  ['good', [...PAPERS, 'goodTint']],
  ['warn', [...PAPERS, 'warnTint']],
  ['bad', [...PAPERS, 'badTint']],
  ['onLagoon', ['lagoon', 'lagoonHover']],
  ['onCoral', ['coral', 'coralHover']],
  ['onBad', ['bad', 'badHover']],
];

/** Edges and icons that must be visible without reading (WCAG 1.4.11). */
const MARKS: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['control', PAPERS],
  ['coral', PAPERS],
  ['gold', PAPERS],
  ['lagoon', PAPERS],
];

const pairs = (list: typeof TEXT) =>
  list.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('the %s scheme', (_name, colours) => {
  it.each(pairs(TEXT))('has %s text readable on %s', (front, back) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(MARKS))('has %s marks visible on %s', (front, back) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(3);
  });
});

it('counts black on white as 21 to 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});

it('paints the first frame in the colours of the tokens', () => {
  const firstPaint = readFileSync(`${import.meta.dirname}/first-paint.css`, 'utf8');
  expect(firstPaint).toContain(
    `light-dark(${LIGHT.paper.toLowerCase()}, ${DARK.paper.toLowerCase()})`,
  );
});
