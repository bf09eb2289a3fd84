import type { IStyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number];
type StylisElement = Parameters<StylisPlugin>[0];

const CONDITIONS: ReadonlySet<string> = new Set(['@media', '@supports', '@container']);

/** The rules under `conditions`, the outermost first, each with all of them inside. */
const withConditionsInside = (conditions: readonly StylisElement[]): StylisElement[] => {
  const children = conditions.at(-1)?.children ?? [];
  if (typeof children === 'string') return [];
  return children.flatMap((child) => {
    if (CONDITIONS.has(child.type)) return withConditionsInside([...conditions, child]);
    const rule = { ...child, root: null, parent: null };
    const inside = conditions.reduceRight<StylisElement['children']>(
      (within, condition) => [{ ...condition, root: rule, children: within }],
      child.children,
    );
    return [{ ...rule, children: inside }];
  });
};

/**
 * Writes conditions into their rules, `.a { @media … { … } }` rather than `@media … { .a { … } }`. When a
 * script adds a rule, browsers look for the few elements that it concerns; when it adds a condition around
 * rules, Chromium styles the whole page again.
 */
export const nestedConditions: StylisPlugin = (element, index, siblings) => {
  if (element.root !== null || !CONDITIONS.has(element.type)) return;
  // Visited next, in place of the condition.
  siblings.splice(index + 1, 0, ...withConditionsInside([element]));
  element.children = [];
};

// Part of the ids of styles, which are the same in every bundle; function names are not.
Object.defineProperty(nestedConditions, 'name', { value: 'nested-conditions' });
