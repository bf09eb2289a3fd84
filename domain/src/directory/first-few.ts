/** The `count` first of a list without putting all of it in order: it may be 50,000 long. */
export const firstFew = <Item>(
  items: readonly Item[],
  count: number,
  compare: (one: Item, other: Item) => number,
): Item[] => {
  const found: Item[] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (found.length === count && last !== undefined && compare(item, last) >= 0) continue;
    const at = found.findIndex((other) => compare(item, other) < 0);
    found.splice(at === -1 ? found.length : at, 0, item);
    if (found.length > count) found.pop();
  }
  return found;
};
