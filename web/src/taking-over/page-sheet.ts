import { __PRIVATE__ } from 'styled-components';

type MainSheet = (typeof __PRIVATE__)['mainSheet'];
type Rules = ReturnType<MainSheet['getTag']>['tag'];

/** The attribute of the styles that a server has written for a page: of which components they are. */
export const PAGE_SHEET = 'data-sheet';

/** Behind each rule of styled-components. */
const BETWEEN = '/*!sc*/\n';
/** What follows the rules of a component: `data-styled.g7[id="sc-1"]{content:"name,name,"}`. */
const MARKER = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"/;

/**
 * The style element of a page from the rules of styled-components, the components in their order: for
 * each its id, how many rules it has, and the names of its classes.
 */
export const writeSheet = (text: string): string => {
  const rules: string[] = [];
  const components: string[] = [];
  let start = 0;
  for (const rule of text.split(BETWEEN)) {
    const [, id, names = ''] = MARKER.exec(rule) ?? [];
    if (id === undefined) {
      rules.push(rule);
    } else {
      components.push([id, rules.length - start, ...names.split(',').filter(Boolean)].join(' '));
      start = rules.length;
    }
  }
  return `<style ${PAGE_SHEET}="${components.join()}">${rules.join('')}</style>`;
};

const rulesOf = (sheet: CSSStyleSheet): Rules => ({
  get length() {
    return sheet.cssRules.length;
  },
  insertRule: (at, rule) => {
    try {
      sheet.insertRule(rule, at);
      return true;
    } catch {
      // A selector that this browser does not know.
      return false;
    }
  },
  deleteRule: (at) => sheet.deleteRule(at),
  getRule: (at) => sheet.cssRules[at]?.cssText ?? '',
});

/**
 * Makes the sheet of a page that of `main`, which so knows its rules and does not make them again. Groups
 * of rules are numbered in the order of the page, so no component may have been made yet. Nothing happens
 * where the browser has left out rules that it does not know: then all are made again, behind those of
 * the page.
 */
export const takeOverSheet = (style: HTMLStyleElement, main: MainSheet): void => {
  const { sheet } = style;
  const components = (style.getAttribute(PAGE_SHEET) ?? '').split(',').map((text) => {
    const [id = '', size, ...names] = text.split(' ');
    return { id, size: Number(size), names };
  });
  const rules = components.reduce((sum, { size }) => sum + size, 0);
  if (sheet?.cssRules.length !== rules) return;
  const groups = main.getTag();
  groups.tag = rulesOf(sheet);
  const numbers = components.map(({ id }) => __PRIVATE__.StyleSheet.registerId(id));
  groups.length = Math.max(groups.length, ...numbers.map((number) => number + 1));
  groups.groupSizes = new Uint32Array(groups.length);
  for (const [at, { id, size, names }] of components.entries()) {
    groups.groupSizes[numbers[at] ?? 0] = size;
    for (const name of names) main.registerName(id, name);
  }
};
