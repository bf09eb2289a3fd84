import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, css, styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { media } from './media.ts';
import { nestedConditions } from './nested-conditions.ts';

/** The rules that a server writes for a part with these styles, whose class is `.part`. */
const rulesOf = (styles: ReturnType<typeof css>): string[] => {
  const Part = styled.i`
    ${styles}
  `;
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={[nestedConditions]}>
        <Part />
      </StyleSheetManager>,
    ),
  );
  const name = html.match(/class="\S+ (?<name>\S+)"/)?.groups?.['name'] ?? 'no class';
  const text = sheet.getStyleTags().replaceAll(name, 'part');
  return [...text.matchAll(/^(?:<style.*?>)?(?<rule>.*)\/\*!sc\*\/$/gm)].flatMap(({ groups }) => {
    const rule = groups?.['rule'] ?? '';
    return rule.startsWith('data-styled') ? [] : [rule];
  });
};

describe('nested conditions', () => {
  it('stand inside each rule, in their order', () => {
    expect(
      rulesOf(css`
        color: red;
        ${media.hover} {
          color: blue;
          &:hover,
          b > & {
            color: green;
          }
        }
        &:focus {
          color: black;
        }
      `),
    ).toEqual([
      '.part{color:red;}',
      '.part{@media (hover: hover){color:blue;}}',
      '.part:hover,b>.part{@media (hover: hover){color:green;}}',
      '.part:focus{color:black;}',
    ]);
  });

  it('stand inside each other, the outer one outside', () => {
    expect(
      rulesOf(css`
        ${media.print} {
          @supports (display: grid) {
            color: grey;
            svg {
              color: red;
            }
          }
          @container (width > 20rem) {
            color: blue;
          }
        }
      `),
    ).toEqual([
      '.part{@media print{@supports (display:grid){color:grey;}}}',
      '.part svg{@media print{@supports (display:grid){color:red;}}}',
      '.part{@media print{@container (width > 20rem){color:blue;}}}',
    ]);
  });

  it('have a name that no bundler shortens, because ids of styles depend on it', () => {
    expect(nestedConditions.name).toBe('nested-conditions');
  });
});
