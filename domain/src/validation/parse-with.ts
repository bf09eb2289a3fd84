import type { InferType, Schema } from 'yup';
import { ValidationError } from 'yup';

/** Messages by path ('billingInfo.city'), the first one of each. */
export type FieldErrors = Record<string, string>;

/** What a schema made of raw values: the cast value, or a message for each wrong field. */
export type ParseResult<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Blank text means "nothing entered", in a form as in a request, so both sides judge alike. */
const blankToUndefined = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Array.isArray(value)) return value.map(blankToUndefined);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, blankToUndefined(entry)]),
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
 * Forms and endpoints both use this, so that they cannot disagree.
 */
export const parseWith = <S extends Schema>(schema: S, raw: unknown): ParseResult<InferType<S>> => {
  try {
    const value: InferType<S> = schema.validateSync(blankToUndefined(raw), {
      abortEarly: false,
      stripUnknown: true,
    });
    return { ok: true, value };
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, errors: errorsOf(error) };
    throw error;
  }
};

const hasFields = (schema: unknown): schema is { fields: Record<string, Schema> } =>
  typeof schema === 'object' && schema !== null && 'fields' in schema;

/**
 * The path of the first key that an object schema does not know, or null. Objects for which the
 * schema names no fields are open and not looked into.
 */
export const findUnknownKey = (schema: unknown, raw: unknown, prefix = ''): string | null => {
  if (!hasFields(schema) || !isPlainObject(raw)) return null;
  const known = Object.keys(schema.fields);
  if (known.length === 0) return null;
  for (const [key, value] of Object.entries(raw)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (!known.includes(key)) return path;
    const below = findUnknownKey(schema.fields[key], value, path);
    if (below !== null) return below;
  }
  return null;
};
