import { describe, expect, it } from 'vitest';
import { __PRIVATE__ } from 'styled-components';
import { FIRST } from './club-in-memory.ts';
import { splitBelowView } from '../../web/src/app/server/first-view.ts';
import { writeSheets } from '../../web/src/taking-over/page-sheet.ts';
import { JSDOM } from './jsdom.ts';
import { keptPageAt } from './rendered-at.ts';

/** One selector of a rule, with the number that styled-components gives its component. */
type Rule = { component: number; selector: string; properties: readonly string[] };

const SHEET = /^<style data-sheet="([^"]*)">(.*)<\/style>$/s;
const BETWEEN_SELECTORS = /,(?![^(]*\))/;

/** The rules at the top of a sheet, with those inside of each. */
const blocksIn = (css: string): { prelude: string; inside: string }[] => {
  const blocks: { prelude: string; inside: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(start, open).trim(), inside: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return blocks;
};

const rulesIn = (
  component: number,
  { prelude, inside }: { prelude: string; inside: string },
): Rule[] => {
  if (prelude.startsWith('@'))
    return blocksIn(inside).flatMap((block) => rulesIn(component, block));
  const properties = inside.split(';').flatMap((line) => /^\s*([\w-]+):/.exec(line)?.[1] ?? []);
  return prelude
    .split(BETWEEN_SELECTORS)
    .map((selector) => ({ component, selector: selector.trim(), properties }));
};

const rulesOf = (style: string): Rule[] => {
  const [, list = '', css = ''] = SHEET.exec(style) ?? [];
  const blocks = blocksIn(css);
  return list.split(',').flatMap((text) => {
    const [id = '', size] = text.split(' ');
    const component = __PRIVATE__.StyleSheet.registerId(id);
    return blocks.splice(0, Number(size)).flatMap((block) => rulesIn(component, block));
  });
};

const PSEUDO_ELEMENT = /::[\w-]+(?:\([^)]*\))?/;

/** How much a selector weighs: its classes, and what is like them, before its elements. */
const weightOf = (selector: string): string => {
  const counted = selector.replaceAll(/:where\([^)]*\)/g, '');
  const classes = counted.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!is|not|has)[\w-]+/g) ?? [];
  const elements = counted.match(/(?:^|[\s>+~(])[a-z][\w-]*|::[\w-]+/g) ?? [];
  return `${classes.length} ${elements.length} ${PSEUDO_ELEMENT.exec(selector)?.[0] ?? ''}`;
};

/** What a selector matches in any state of the element: pointed at, focused, open. */
const inAnyState = (selector: string): string =>
  selector
    .replace(PSEUDO_ELEMENT, '')
    .replaceAll(/(?<!:):(?!is|not|has|where|nth|first|last|only|empty|root)[\w-]+/g, '')
    .replaceAll(/:(?:not|has|is|where)\(\s*\)/g, '')
    .replace(/(?:^|[\s>+~])$/, (end) => `${end}*`);

describe('the second sheet of a page', () => {
  it.each([
    '/',
    `/singleResortPage/${FIRST._id}`,
    '/search?q=beach',
    '/lastCallVacation',
    '/directory?open=all',
    '/magazine',
    '/help',
    '/contact',
  ])('overrules nothing that comes after it in one sheet: %s', async (path) => {
    const { body, rules } = await keptPageAt(path);
    const { document } = new JSDOM(body).window;
    const sheets = writeSheets(rules, splitBelowView(body).above);
    const above = rulesOf(sheets.above);
    const below = rulesOf(sheets.below);
    expect(above.length).toBeGreaterThan(50);
    expect(below.length).toBeGreaterThan(20);
    const overruled = new Set<string>();
    for (const late of below) {
      const rivals = above.filter(
        ({ component, selector, properties }) =>
          component > late.component &&
          weightOf(selector) === weightOf(late.selector) &&
          properties.some((property) => late.properties.includes(property)),
      );
      if (rivals.length === 0) continue;
      for (const element of document.querySelectorAll(inAnyState(late.selector))) {
        for (const { selector } of rivals) {
          if (element.matches(inAnyState(selector)))
            overruled.add(`${late.selector} | ${selector}`);
        }
      }
    }
    expect([...overruled]).toEqual([]);
  });
});
