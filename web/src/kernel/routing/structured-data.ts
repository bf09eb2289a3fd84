import { asciiJson } from '../page/ascii-text.ts';

type Value = string | number | boolean | StructuredData | readonly Value[] | undefined;

/**
 * A thing that a page is about, or a part of one, as schema.org names them. Addresses in it are paths
 * of the site or absolute; what is undefined is left out.
 */
export type StructuredData = { readonly '@type': string; readonly [name: string]: Value };

/** Names of schema.org whose values are addresses. */
const ADDRESS_NAMES: ReadonlySet<string> = new Set([
  'url',
  'item',
  'image',
  'logo',
  '@id',
  'urlTemplate',
]);

const absolute = (value: unknown, origin: string): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => absolute(one, origin));
  return typeof value === 'string' && value.startsWith('/') ? `${origin}${value}` : value;
};

/**
 * The JSON of things of schema.org, safe inside of a script element: paths become absolute
 * addresses of `origin`, and '<' is escaped, so that no text can end the element.
 */
export const structuredJson = (things: readonly StructuredData[], origin: string): string =>
  asciiJson(
    JSON.stringify({ '@context': 'https://schema.org', '@graph': things }, (name, value: unknown) =>
      ADDRESS_NAMES.has(name) ? absolute(value, origin) : value,
    ),
  );
