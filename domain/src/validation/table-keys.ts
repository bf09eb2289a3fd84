/** True for a key of a table. */
export const isKeyOf = <Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  text: string,
): text is Key => Object.hasOwn(table, text);

/** The keys of a table, as its type knows them. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table).filter((key) => isKeyOf(table, key));
