import { createTheme } from 'styled-components';
import { TOKENS } from './tokens.ts';

/**
 * The look as CSS variables: `theme.colour.ink` is `var(--tide-colour-ink, …)`.
 * Styled parts read it directly, so no style depends on React context and none is recomputed when
 * the colour scheme changes.
 */
export const theme = createTheme(TOKENS, { prefix: 'tide' });
