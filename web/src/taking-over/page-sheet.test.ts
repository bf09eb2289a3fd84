import { __PRIVATE__ } from 'styled-components';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeOverSheets, writeSheets } from './page-sheet.ts';

const { StyleSheet } = __PRIVATE__;

const WRITTEN = [
  '.red{color:red;}',
  'data-styled.g7[id="sc-base"]{content:"red,"}',
  '.left{left:1px;}',
  'data-styled.g8[id="sc-left"]{content:"left,"}',
  '.wide{width:9px;}',
  '.wide:hover{width:8px;}',
  'data-styled.g9[id="sc-wider"]{content:"wide,tall,"}',
]
  .map((rule) => `${rule}/*!sc*/\n`)
  .join('');

const FIRST_PART = '<p class="wide red">Text</p><noscript><p class="left">Text</p></noscript>';

const write = () => {
  const { above, below } = writeSheets(WRITTEN, FIRST_PART);
  document.head.insertAdjacentHTML('afterbegin', above + below);
  const [first, second] = document.head.querySelectorAll<HTMLStyleElement>('style[data-sheet]');
  if (!first?.sheet || !second?.sheet) throw new Error('There are not two sheets.');
  return { first, second, sheets: [first.sheet, second.sheet] };
};

const rulesOf = (sheets: readonly CSSStyleSheet[]): string[] =>
  sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText.replaceAll(' ', '')));

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

describe('the sheets of a page', () => {
  it('have first what the first part needs where scripts run', () => {
    const { sheets } = write();
    expect(sheets.map((sheet) => rulesOf([sheet]))).toEqual([
      ['.red{color:red;}', '.wide{width:9px;}', '.wide:hover{width:8px;}'],
      ['.left{left:1px;}'],
    ]);
  });

  it('stay, and their names need no further rules', () => {
    const { first, second, sheets } = write();
    const main = new StyleSheet();
    const before = rulesOf(sheets);
    takeOverSheets(first, second, main);
    expect(main.hasNameForId('sc-base', 'red')).toBe(true);
    expect(main.hasNameForId('sc-wider', 'tall')).toBe(true);
    expect(main.hasNameForId('sc-left', 'left')).toBe(true);
    expect(main.hasNameForId('sc-wider', 'red')).toBe(false);
    expect(rulesOf(sheets)).toEqual(before);
  });

  it('get a rule that comes later where those of its component are, so that the next one can overrule it', () => {
    const { first, second, sheets } = write();
    const main = new StyleSheet();
    takeOverSheets(first, second, main);
    main.insertRules('sc-base', 'blue', ['.blue{color:blue;}', '.blue:hover{color:navy;}']);
    main.insertRules('sc-left', 'right', ['.right{right:0;}']);
    main.insertRules('sc-new', 'last', ['.last{top:0;}']);
    main.insertRules('sc-wider', 'tall', ['.tall{height:9px;}']);
    const rules = rulesOf(sheets);
    const starts = ['.red{', '.blue{', '.blue:hover{', '.wide{', '.tall{'];
    const places = [...starts, '.left{', '.right{', '.last{'].map((start) =>
      rules.findIndex((rule) => rule.startsWith(start)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    main.clearRules('sc-base');
    main.clearRules('sc-left');
    expect(rulesOf(sheets).filter((rule) => /red|blue|left|right/.test(rule))).toEqual([]);
    expect(rulesOf(sheets)).toHaveLength(rules.length - 5);
  });

  it.each(['first', 'second'] as const)(
    'are made again behind them where the browser did not take all rules of the %s one',
    (which) => {
      const written = write();
      written[which].sheet?.deleteRule(0);
      const main = new StyleSheet();
      takeOverSheets(written.first, written.second, main);
      expect(main.hasNameForId('sc-base', 'red')).toBe(false);
      const before = rulesOf(written.sheets);
      main.insertRules('sc-base', 'red', ['.red{color:red;}']);
      expect(rulesOf(written.sheets)).toEqual(before);
      const made = [...document.querySelectorAll('style')].filter((one) => !others.includes(one));
      expect(made).toHaveLength(3);
      expect(made.at(-1)?.sheet?.cssRules).toHaveLength(1);
    },
  );
});
