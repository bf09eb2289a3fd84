/** A value in the query of an address, and how it is written there. */
export type AddressField<Value> = {
  /** The names of its entries. */
  names: readonly string[];
  /** Reads it; an invalid value counts as missing. */
  read: (params: URLSearchParams) => Value;
  /** Its entries; none for the default. */
  write: (value: Value) => readonly (readonly [name: string, text: string])[];
};

/** The fields of a whole state, by the names it has in code. */
export type AddressFields<Values> = { [Name in keyof Values]: AddressField<Values[Name]> };

/** A trimmed text of limited length; '' when missing. */
export const textField = (name: string, maxLength: number): AddressField<string> => {
  const cut = (text: string): string => text.trim().slice(0, maxLength);
  return {
    names: [name],
    read: (params) => cut(params.get(name) ?? ''),
    write: (value) => (cut(value) === '' ? [] : [[name, cut(value)]]),
  };
};

/** One of a closed set; `usual` is the default and is never written. */
export const choiceField = <Value extends string, Usual extends Value | '' | null>(
  name: string,
  values: readonly Value[],
  usual: Usual,
): AddressField<Value | Usual> => ({
  names: [name],
  read: (params) => values.find((value) => value === params.get(name)) ?? usual,
  write: (value) => (value === null || value === usual ? [] : [[name, value]]),
});

/** Most entries of a list, and the longest text of one. */
const MAX_ENTRIES = 20;
const MAX_TEXT = 80;

/**
 * Distinct texts under one name that is repeated, in a fixed order, so that equal lists have equal
 * addresses: `unit=1+bedroom&unit=studio`.
 */
export const textsField = (name: string): AddressField<readonly string[]> => ({
  names: [name],
  read: (params) =>
    [
      ...new Set(
        params
          .getAll(name)
          .map((text) => text.trim())
          .filter((text) => text !== '' && text.length <= MAX_TEXT),
      ),
    ]
      .slice(0, MAX_ENTRIES)
      .toSorted(),
  write: (texts) =>
    texts
      .filter((text) => text !== '')
      .toSorted()
      .map((text) => [name, text] as const),
});

/** Reads a state from an address. */
export const readFields = <Values extends object>(
  params: URLSearchParams,
  fields: AddressFields<Values>,
): Values => {
  const values: Partial<Values> = {};
  for (const name in fields) values[name] = fields[name].read(params);
  // All names are in it by now.
  return values as Values;
};

/**
 * The address with another state: its entries in a fixed order, so that equal states have equal
 * addresses.
 */
export const withFields = <Values extends object>(
  params: URLSearchParams,
  fields: AddressFields<Values>,
  values: Values,
): URLSearchParams => {
  const next = withoutFields(params, fields);
  for (const name in fields) {
    for (const [entry, text] of fields[name].write(values[name])) next.append(entry, text);
  }
  return next;
};

/** The address without the state; other entries stay. */
export const withoutFields = <Values extends object>(
  params: URLSearchParams,
  fields: AddressFields<Values>,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const name in fields) for (const entry of fields[name].names) next.delete(entry);
  return next;
};
