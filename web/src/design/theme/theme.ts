import { createTheme } from 'styled-components';
import { TOKENS } from './tokens.ts';

const { GlobalStyle, raw, vars } = createTheme(TOKENS, { prefix: 'tide' });

/** What reads each variable, by names that are variables. */
const usesOf = <Names extends object>(names: Names): Names =>
  Object.fromEntries(
    Object.entries(names).map(([name, value]: [string, string | object]) => [
      name,
      typeof value === 'string' ? `var(${value})` : usesOf(value),
    ]),
    // The same names, and a string where there was one.
  ) as Names;

/**
 * The look as CSS variables: `theme.colour.ink` is `var(--tide-colour-ink)`. `GlobalStyle` defines
 * them in every page, so no use carries a value to fall back to: 12 kB of each page.
 * Styled parts read it directly, so no style depends on React context and none is recomputed when
 * the colour scheme changes.
 */
export const theme = { ...usesOf(vars), GlobalStyle, raw };
