import { __PRIVATE__ } from 'styled-components';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeOverSheet, writeSheet } from './page-sheet.ts';

const { StyleSheet } = __PRIVATE__;

const WRITTEN = [
  '.red{color:red;}',
  'data-styled.g7[id="sc-base"]{content:"red,"}',
  '.wide{width:9px;}',
  '.wide:hover{width:8px;}',
  'data-styled.g9[id="sc-wider"]{content:"wide,tall,"}',
];

const write = () => {
  const text = WRITTEN.map((rule) => `${rule}/*!sc*/\n`).join('');
  document.head.insertAdjacentHTML('afterbegin', writeSheet(text));
  const style = document.head.querySelector<HTMLStyleElement>('style[data-sheet]');
  if (style === null || style.sheet === null) throw new Error('There is no sheet.');
  return { style, sheet: style.sheet };
};

const rulesOf = (sheet: CSSStyleSheet): string[] =>
  [...sheet.cssRules].map(({ cssText }) => cssText.replaceAll(' ', ''));

/** Those of components that other tests have made. */
let others: readonly Element[];
beforeEach(() => {
  others = [...document.querySelectorAll('style')];
});
afterEach(() => {
  for (const style of document.querySelectorAll('style')) {
    if (!others.includes(style)) style.remove();
  }
});

describe('the sheet of a page', () => {
  it('stays, and its names need no further rules', () => {
    const { style, sheet } = write();
    const main = new StyleSheet();
    const before = rulesOf(sheet);
    takeOverSheet(style, main);
    expect(main.hasNameForId('sc-base', 'red')).toBe(true);
    expect(main.hasNameForId('sc-wider', 'tall')).toBe(true);
    expect(main.hasNameForId('sc-wider', 'red')).toBe(false);
    expect(before).toEqual(['.red{color:red;}', '.wide{width:9px;}', '.wide:hover{width:8px;}']);
    expect(rulesOf(sheet)).toEqual(before);
  });

  it('gets a rule that comes later where those of its component are, so that the next one can overrule it', () => {
    const { style, sheet } = write();
    const main = new StyleSheet();
    takeOverSheet(style, main);
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
    expect(rulesOf(sheet).filter((rule) => /red|blue/.test(rule))).toEqual([]);
    expect(rulesOf(sheet)).toHaveLength(rules.length - 3);
  });

  it('is made again behind it where the browser did not take all of its rules', () => {
    const { style, sheet } = write();
    sheet.deleteRule(0);
    const main = new StyleSheet();
    takeOverSheet(style, main);
    expect(main.hasNameForId('sc-base', 'red')).toBe(false);
    const before = rulesOf(sheet);
    main.insertRules('sc-base', 'red', ['.red{color:red;}']);
    expect(rulesOf(sheet)).toEqual(before);
    const made = [...document.querySelectorAll('style')].filter((one) => !others.includes(one));
    expect(made.map((one) => one.sheet?.cssRules.length)).toEqual([2, 1]);
  });
});
