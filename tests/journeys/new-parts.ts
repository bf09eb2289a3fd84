import type { JSHandle, Page } from '@playwright/test';

/**
 * What this worker has looked at: kinds of elements, by their own and their parent's name, style,
 * attributes and children. Two of a kind differ in words and addresses only.
 */
const known = new Set<string>();

type Kinds = { elements: Map<string, Element[]>; seen: string[] };

/** The kinds of all elements that are shown. */
const kindsOn = (page: Page): Promise<JSHandle<Kinds>> =>
  page.evaluateHandle(() => {
    const root = document.documentElement;
    const { matches: isDark } = window.matchMedia('(prefers-color-scheme: dark)');
    const screen = `${window.innerWidth} ${String(isDark)} ${String(document.title !== '')}`;
    // Of what may be said in any words only whether it is said.
    const attribute = ({ name, value }: Attr): string =>
      /^(role|type|aria-.*)$/.test(name) && /^[a-z]{0,12}$/.test(value) ? `${name}=${value}` : name;
    const hasText = (node: Node): boolean =>
      node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '';
    const own = (element: Element): string => {
      const attributes = [...element.attributes].filter(({ name }) => name !== 'class');
      const children = [...element.children].map(
        ({ localName, role }) => `${localName}${role ?? ''}`,
      );
      return [
        element.localName,
        element.getAttribute('class') ?? '',
        attributes.map(attribute).toSorted().join(),
        [...element.childNodes].some(hasText) ? 'text' : '',
        [...new Set(children)].toSorted().join(),
      ].join(' ');
    };
    const names = new Map<Element, string>();
    const elements = new Map<string, Element[]>();
    const attributes = [...root.attributes].map(({ name, value }) => `${name}=${value}`);
    elements.set(`${screen} ${attributes.toSorted().join()}`, [root]);
    for (const element of document.querySelectorAll('body, body *')) {
      // A drawing is one thing.
      if (element.parentElement?.closest('svg') !== null) continue;
      names.set(element, own(element));
      if (element.getClientRects().length === 0) continue;
      const parent = element.parentElement;
      const before = parent === null ? '' : (names.get(parent) ?? '');
      const kind = `${screen} ${before} > ${names.get(element) ?? ''}`;
      const found = elements.get(kind);
      if (found === undefined) elements.set(kind, [element]);
      else found.push(element);
    }
    return { elements, seen: [...elements.keys()] };
  });

/**
 * The parts of the open page of which no journey of this worker has looked at the like, as an array of
 * elements in the page; null where there are none. The whole document the first time, and wherever
 * something of its root is new.
 */
export const newParts = async (page: Page): Promise<JSHandle<Element[]> | null> => {
  const kinds = await kindsOn(page);
  const seen = await kinds.evaluate((found) => found.seen);
  const unknown = seen.filter((kind) => !known.has(kind));
  if (unknown.length === 0) return null;
  for (const kind of unknown) known.add(kind);
  return kinds.evaluateHandle(
    ({ elements }, wanted) => wanted.flatMap((kind) => elements.get(kind) ?? []),
    unknown,
  );
};
