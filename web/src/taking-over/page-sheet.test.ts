import { __PRIVATE__ } from 'styled-components';
import { afterEach, describe, expect, it } from 'vitest';
import { takeOverSheet } from './page-sheet.ts';

const { StyleSheet } = __PRIVATE__;

const WRITTEN = [
  '.red{color:red;}',
  'data-styled.g7[id="sc-base"]{content:"red,"}',
  '.wide{width:9px;}',
  '.wide:hover{width:8px;}',
  'data-styled.g9[id="sc-wider"]{content:"wide,tall,"}',
];

const write = (rules: readonly string[]) => {
  const style = document.createElement('style');
  style.textContent = rules.map((rule) => `${rule}/*!sc*/\n`).join('');
  document.head.append(style);
  if (style.sheet === null) throw new Error('There is no sheet.');
  return { text: style.textContent, sheet: style.sheet };
};

const rulesOf = (sheet: CSSStyleSheet): string[] =>
  [...sheet.cssRules].map(({ cssText }) => cssText.replaceAll(' ', ''));

afterEach(() => {
  for (const style of document.querySelectorAll('style')) style.remove();
});

describe('the sheet of a page', () => {
  it('stays, and its names need no further rules', () => {
    const { text, sheet } = write(WRITTEN);
    const main = new StyleSheet();
    const before = rulesOf(sheet);
    expect(takeOverSheet(text, sheet, main)).toBe(true);
    expect(main.hasNameForId('sc-base', 'red')).toBe(true);
    expect(main.hasNameForId('sc-wider', 'tall')).toBe(true);
    expect(main.hasNameForId('sc-wider', 'red')).toBe(false);
    expect(rulesOf(sheet)).toEqual(before);
  });

  it('gets a rule that comes later where those of its component are, so that the next one can overrule it', () => {
    const { text, sheet } = write(WRITTEN);
    const main = new StyleSheet();
    takeOverSheet(text, sheet, main);
    main.insertRules('sc-base', 'blue', ['.blue{color:blue;}', '.blue:hover{color:navy;}']);
    main.insertRules('sc-new', 'last', ['.last{top:0;}']);
    main.insertRules('sc-wider', 'tall', ['.tall{height:9px;}']);
    const rules = rulesOf(sheet);
    const places = ['.red{', '.blue{', '.blue:hover{', '.wide{', '.tall{', '.last{'].map((start) =>
      rules.findIndex((rule) => rule.startsWith(start)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    main.clearRules('sc-base');
    expect(rulesOf(sheet).filter((rule) => /red|blue|sc-base/.test(rule))).toEqual([]);
    expect(rulesOf(sheet)).toHaveLength(rules.length - 4);
  });

  it('is left to styled-components where the browser did not take all of its rules', () => {
    const { text, sheet } = write(WRITTEN);
    sheet.deleteRule(0);
    const main = new StyleSheet();
    expect(takeOverSheet(text, sheet, main)).toBe(false);
    expect(main.hasNameForId('sc-base', 'red')).toBe(false);
  });
});
