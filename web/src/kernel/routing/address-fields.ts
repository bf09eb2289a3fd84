/** A value that the query of an address carries, and how it is spelled there. */
export type AddressField<Value> = {
  /** The names of its entries. */
  names: readonly string[];
  /** Reads it; what makes no sense counts as not said. */
  read: (params: URLSearchParams) => Value;
  /** Its entries; none for what counts when nothing is said. */
  write: (value: Value) => readonly (readonly [name: string, text: string])[];
};

/** The fields of a whole state, by the names it has in code. */
export type AddressFields<Values> = { [Name in keyof Values]: AddressField<Values[Name]> };

/** A text, without outer spaces and cut to a length; '' when nothing is said. */
export const textField = (name: string, maxLength: number): AddressField<string> => {
  const cut = (text: string): string => text.trim().slice(0, maxLength);
  return {
    names: [name],
    read: (params) => cut(params.get(name) ?? ''),
    write: (value) => (cut(value) === '' ? [] : [[name, cut(value)]]),
  };
};

/** One of a closed set; `usual` counts when nothing is said, and is never written. */
export const choiceField = <Value extends string, Usual extends Value | '' | null>(
  name: string,
  values: readonly Value[],
  usual: Usual,
): AddressField<Value | Usual> => ({
  names: [name],
  read: (params) => values.find((value) => value === params.get(name)) ?? usual,
  write: (value) => (value === null || value === usual ? [] : [[name, value]]),
});

/** Reads a state from an address. */
export const readFields = <Values extends object>(
  params: URLSearchParams,
  fields: AddressFields<Values>,
): Values => {
  const values: Partial<Values> = {};
  for (const name in fields) values[name] = fields[name].read(params);
  // Every name of the fields is in it by now.
  return values as Values;
};

/** The address with another state: its entries in one order, so that equal states have one address. */
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

/** The address without anything of a state; what else is in it stays. */
export const withoutFields = <Values extends object>(
  params: URLSearchParams,
  fields: AddressFields<Values>,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const name in fields) for (const entry of fields[name].names) next.delete(entry);
  return next;
};
