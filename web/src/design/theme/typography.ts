import { css } from 'styled-components';
import { theme } from './theme.ts';

/** Fraunces, for display lines and resort names. */
export const displayType = `
  font-family: ${theme.font.display};
  font-weight: 500;
  font-optical-sizing: auto;
  letter-spacing: -0.015em;
  /* What closer letters take from the room between words, and a little more. */
  word-spacing: 0.06em;
  line-height: 1.12;
  text-wrap: balance;
`;

/** Figtree at reading size. */
export const bodyType = `
  font-family: ${theme.font.text};
  font-size: ${theme.size.body};
  line-height: 1.6;
`;

/** Digits of one width, for money, points and timers. */
export const tabularType = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** Small capitals above a heading or a value. */
export const overlineType = css`
  font-family: ${theme.font.text};
  font-size: ${theme.size.tiny};
  font-weight: 600;
  letter-spacing: 0.06em;
  line-height: 1.4;
  text-transform: uppercase;
`;

/** At most `lines` lines, then an ellipsis. */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;
