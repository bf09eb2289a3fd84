import { __PRIVATE__ } from 'styled-components';

type MainSheet = (typeof __PRIVATE__)['mainSheet'];
type Rules = ReturnType<MainSheet['getTag']>['tag'];

/** The attribute of the styles that a server has written for a page. */
export const PAGE_SHEET = 'data-sheet';

/** Behind each rule of styled-components. */
const BETWEEN = '/*!sc*/';
/** What follows the rules of a component: `data-styled.g7[id="sc-1"]{content:"name,name,"}`. */
const MARKER = /^\s*data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"/;

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
 * Makes the sheet that a server has written for a page that of `main`, which so knows its rules and does
 * not make them again. Groups of rules are numbered in the order of the page, so no component may have
 * been made yet. Returns false, and does nothing, where the browser has left out rules that it does not
 * know, or there are more groups than styled-components makes room for at first.
 */
export const takeOverSheet = (text: string, sheet: CSSStyleSheet, main: MainSheet): boolean => {
  const rules = text.split(BETWEEN).slice(0, -1);
  const markers = rules.flatMap((rule, at) => {
    const [, id, names = ''] = MARKER.exec(rule) ?? [];
    return id === undefined ? [] : [{ id, names: names.split(',').filter(Boolean), end: at + 1 }];
  });
  const groups = main.getTag();
  if (sheet.cssRules.length !== rules.length || markers.length >= groups.length) return false;
  groups.tag = rulesOf(sheet);
  let start = 0;
  for (const { id, names, end } of markers) {
    for (const name of names) main.registerName(id, name);
    groups.groupSizes[__PRIVATE__.StyleSheet.registerId(id)] = end - start;
    start = end;
  }
  return true;
};
