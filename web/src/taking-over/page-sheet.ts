import { __PRIVATE__ } from 'styled-components';

type MainSheet = (typeof __PRIVATE__)['mainSheet'];
type Rules = ReturnType<MainSheet['getTag']>['tag'];

/** The attribute of the styles that a server has written for a page: of which components they are. */
export const PAGE_SHEET = 'data-sheet';

/** Behind each rule of styled-components. */
const BETWEEN = '/*!sc*/\n';
/** What follows the rules of a component: `data-styled.g7[id="sc-1"]{content:"name,name,"}`. */
const MARKER = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"/;

const CLASSES = / class="([^"]*)"/g;
/** A browser that runs scripts makes no elements of it. */
const WITHOUT_SCRIPT = /<noscript>.*?<\/noscript>/gs;

type Component = { id: string; names: readonly string[]; rules: readonly string[] };

const componentsIn = (text: string): Component[] => {
  const components: Component[] = [];
  let rules: string[] = [];
  for (const rule of text.split(BETWEEN)) {
    const [, id, names = ''] = MARKER.exec(rule) ?? [];
    if (id === undefined) {
      rules.push(rule);
    } else {
      components.push({ id, names: names.split(',').filter(Boolean), rules });
      rules = [];
    }
  }
  return components;
};

const styleOf = (components: readonly Component[]): string => {
  const list = components.map(({ id, names, rules }) => [id, rules.length, ...names].join(' '));
  const rules = components.flatMap((component) => component.rules);
  return `<style ${PAGE_SHEET}="${list.join()}">${rules.join('')}</style>`;
};

/**
 * The style elements of a page from the rules of styled-components, the components in their order: for
 * each its id, how many rules it has, and the names of its classes. `above` has what the first part of
 * the page needs, and `below` what only the rest does, so that the browser can show the first part before
 * it reads the rules of all others.
 */
export const writeSheets = (text: string, firstPart: string): { above: string; below: string } => {
  const lists = firstPart.replaceAll(WITHOUT_SCRIPT, '').matchAll(CLASSES);
  const classes = new Set([...lists].flatMap(([, list = '']) => list.split(' ')));
  const all = componentsIn(text);
  const isAbove = ({ names }: Component): boolean => names.some((name) => classes.has(name));
  return {
    above: styleOf(all.filter(isAbove)),
    below: styleOf(all.filter((component) => !isAbove(component))),
  };
};

/** The rules of both sheets, which follow each other in the page, as those of one. */
const rulesOf = (above: CSSStyleSheet, below: CSSStyleSheet): Rules => {
  const inSheet = <Result>(
    at: number,
    act: (sheet: CSSStyleSheet, at: number) => Result,
  ): Result => {
    const { length } = above.cssRules;
    return at < length ? act(above, at) : act(below, at - length);
  };
  return {
    get length() {
      return above.cssRules.length + below.cssRules.length;
    },
    insertRule: (at, rule) => {
      try {
        inSheet(at, (sheet, place) => sheet.insertRule(rule, place));
        return true;
      } catch {
        // A selector that this browser does not know.
        return false;
      }
    },
    deleteRule: (at) => inSheet(at, (sheet, place) => sheet.deleteRule(place)),
    getRule: (at) => inSheet(at, (sheet, place) => sheet.cssRules[place]?.cssText ?? ''),
  };
};

const componentsOf = (style: HTMLStyleElement): { id: string; size: number; names: string[] }[] =>
  (style.getAttribute(PAGE_SHEET) ?? '').split(',').flatMap((text) => {
    const [id = '', size, ...names] = text.split(' ');
    return id === '' ? [] : { id, size: Number(size), names };
  });

/**
 * Makes the sheets of a page that of `main`, which so knows their rules and does not make them again.
 * Groups of rules are numbered in the order of the page, so no component may have been made yet. Nothing
 * happens where the browser has left out rules that it does not know: then all are made again, behind
 * those of the page.
 */
export const takeOverSheets = (
  above: HTMLStyleElement,
  below: HTMLStyleElement,
  main: MainSheet,
): void => {
  if (above.sheet === null || below.sheet === null) return;
  const rules = rulesOf(above.sheet, below.sheet);
  const components = [above, below].flatMap(componentsOf);
  if (components.reduce((sum, { size }) => sum + size, 0) !== rules.length) return;
  const groups = main.getTag();
  groups.tag = rules;
  const numbers = components.map(({ id }) => __PRIVATE__.StyleSheet.registerId(id));
  groups.length = Math.max(groups.length, ...numbers.map((number) => number + 1));
  groups.groupSizes = new Uint32Array(groups.length);
  for (const [at, { id, size, names }] of components.entries()) {
    groups.groupSizes[numbers[at] ?? 0] = size;
    for (const name of names) main.registerName(id, name);
  }
};
