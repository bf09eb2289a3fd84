import type { Schema } from 'yup';
import { isRecord } from '../validation/is-record.ts';
import type { FieldErrors } from '../validation/parse-with.ts';
import { parseWith } from '../validation/parse-with.ts';

/** Raw values of a form or a request. */
export type Raw = Record<string, unknown>;

/** A copy of `raw` with the value at `path` ('billingInfo.city') replaced; undefined removes it. */
export const withValue = (raw: Raw, path: string, value: unknown): Raw => {
  const [key = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    const inner = raw[key];
    return { ...raw, [key]: withValue(isRecord(inner) ? inner : {}, rest.join('.'), value) };
  }
  if (value !== undefined) return { ...raw, [key]: value };
  return Object.fromEntries(Object.entries(raw).filter(([known]) => known !== key));
};

/** The errors that `schema` finds in `raw`; empty when all is well. */
export const errorsIn = (schema: Schema, raw: unknown): FieldErrors => {
  const result = parseWith(schema, raw);
  return result.ok ? {} : result.errors;
};

/** Values that no one-value field takes. */
export const WRONG_SHAPES: readonly unknown[] = [
  {},
  [],
  ['text'],
  { toString: 1 },
  { toString: 'x', valueOf: 'y' },
  [[[[]]]],
];
