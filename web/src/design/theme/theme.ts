import { TOKENS } from './tokens.ts';

type Tokens = { readonly [name: string]: string | Tokens };

/** The same names, with what reads its variable at each. */
type Uses<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends string ? string : Uses<Values[Name]>;
};

const usesOf = <Values extends Tokens>(tokens: Values, prefix: string): Uses<Values> =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [
      name,
      typeof value === 'string' ? `var(${prefix}-${name})` : usesOf(value, `${prefix}-${name}`),
    ]),
    // The same names, and a string where there was one.
  ) as Uses<Values>;

/** With the dash of the first name: `--colour-ink`. A prefix would be in each page 700 times. */
const PREFIX = '-';

/**
 * The look as CSS variables: `theme.colour.ink` is `var(--colour-ink)`. The global rules define them
 * in every page, so no use carries a value to fall back to: 12 kB of each page. Styled parts read it
 * directly, so no style depends on React context and none is made again when the colour scheme changes.
 */
export const theme = /* @__PURE__ */ usesOf(TOKENS, PREFIX);

type Group = 'colour' | 'size' | 'space' | 'width';

/** What reads a variable whose name is known when a part is drawn: `themeValue('space', 's8')`. */
export const themeValue = <In extends Group>(
  group: In,
  name: keyof (typeof theme)[In] & string,
): string => `var(${PREFIX}-${group}-${name})`;

const declarationsOf = (tokens: Tokens, prefix: string): string =>
  Object.entries(tokens)
    .map(([name, value]) =>
      typeof value === 'string'
        ? `${prefix}-${name}: ${value};\n`
        : declarationsOf(value, `${prefix}-${name}`),
    )
    .join('');

/** The declarations of all variables, for one rule. */
export const declareTokens = (): string => declarationsOf(TOKENS, PREFIX);
