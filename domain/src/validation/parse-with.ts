import type { InferType, Schema } from 'yup';
import { ValidationError } from 'yup';
import { isRecord } from './is-record.ts';

/** Messages by path ('billingInfo.city'), the first one of each. */
export type FieldErrors = Record<string, string>;

/** What a schema made of raw values: the cast value, or a message for each wrong field. */
export type ParseResult<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

const hasFields = (schema: unknown): schema is { fields: Record<string, Schema> } =>
  typeof schema === 'object' && schema !== null && 'fields' in schema;

const hasItems = (schema: Schema): schema is Schema & { innerType?: Schema } =>
  'innerType' in schema;

/** Kinds of schemas of a single value, which yup would cast from anything with `toString`. */
const SINGLE_VALUES: readonly unknown[] = ['string', 'number', 'boolean'];

/** Adds a key to a path: 'billingInfo' and 'city' make 'billingInfo.city'. */
const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/**
 * Raw values as a schema may see them, so that forms and requests are checked alike and nothing in a
 * request can upset the checking itself:
 * - blank text means "nothing entered", and so does null where the schema knows no null;
 * - only keys that the schema names are looked at, so keys like `__proto__` have no effect;
 * - lists and objects in the place of something else never reach a cast: they go into `misshapen`.
 */
const cleaned = (
  schema: Schema | undefined,
  raw: unknown,
  path: string,
  misshapen: FieldErrors,
): unknown => {
  const reject = (message: string): undefined => {
    misshapen[path] = message;
  };
  if (typeof raw === 'string' && raw.trim() === '') return undefined;
  if (raw === null) return schema?.spec.nullable === true ? null : undefined;
  if (schema === undefined || raw === undefined) return raw;
  if (SINGLE_VALUES.includes(schema.type)) {
    return typeof raw === 'object' ? reject('This must be a single value.') : raw;
  }
  if (hasItems(schema)) {
    if (!Array.isArray(raw)) return reject('This must be a list.');
    return raw.map((item, at) => cleaned(schema.innerType, item, `${path}[${at}]`, misshapen));
  }
  if (!hasFields(schema)) return raw;
  if (!isRecord(raw)) return reject('This must be an object with fields.');
  return Object.fromEntries(
    Object.entries(schema.fields)
      .filter(([key]) => Object.hasOwn(raw, key))
      .map(([key, field]) => [key, cleaned(field, raw[key], below(path, key), misshapen)]),
  );
};

const errorsOf = (error: ValidationError): FieldErrors => {
  const errors: FieldErrors = {};
  const all = error.inner.length > 0 ? error.inner : [error];
  for (const { path, message } of all) errors[path ?? ''] ??= message;
  return errors;
};

/**
 * Checks raw form values or a request body with a schema: blank texts count as missing, unknown keys
 * are dropped, every wrong field is reported at once, and the value comes back cast and trimmed.
 * Forms and endpoints both use this, so that they cannot disagree. Never throws for a raw value.
 */
export const parseWith = <S extends Schema>(schema: S, raw: unknown): ParseResult<InferType<S>> => {
  const misshapen: FieldErrors = {};
  const clean = cleaned(schema, raw, '', misshapen);
  try {
    const value: InferType<S> = schema.validateSync(clean, {
      abortEarly: false,
      stripUnknown: true,
    });
    if (Object.keys(misshapen).length === 0) return { ok: true, value };
    return { ok: false, errors: misshapen };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // Without an object there are no fields to speak of.
    const fieldErrors = '' in misshapen ? {} : errorsOf(error);
    return { ok: false, errors: { ...fieldErrors, ...misshapen } };
  }
};

/**
 * The path of the first key that an object schema does not know, or null. Objects for which the
 * schema names no fields are open and not looked into.
 */
export const findUnknownKey = (schema: unknown, raw: unknown, prefix = ''): string | null => {
  if (!hasFields(schema) || !isRecord(raw)) return null;
  const known = Object.keys(schema.fields);
  if (known.length === 0) return null;
  for (const [key, value] of Object.entries(raw)) {
    const path = below(prefix, key);
    if (!known.includes(key)) return path;
    const found = findUnknownKey(schema.fields[key], value, path);
    if (found !== null) return found;
  }
  return null;
};
