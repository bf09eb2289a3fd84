/** Colours are `#rrggbb` texts; they are mixed in OKLab, where a blend looks even to the eye. */

type Lab = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const labOf = new Map<string, Lab>();

const parse = (hex: string): Lab => {
  const known = labOf.get(hex);
  if (known) return known;
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255));
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b)) {
    throw new Error(`Not a colour: ${hex}`);
  }
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  labOf.set(hex, lab);
  return lab;
};

const format = ([lightness, a, b]: Lab): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((channel) => Math.round(Math.min(1, Math.max(0, toGamma(channel))) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};

/** The colour on the way from `from` (0) to `to` (1). */
export const mix = (from: string, to: string, share: number): string => {
  const t = Math.min(1, Math.max(0, share));
  if (t === 0) return from;
  if (t === 1) return to;
  const [l1, a1, b1] = parse(from);
  const [l2, a2, b2] = parse(to);
  return format([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t]);
};
