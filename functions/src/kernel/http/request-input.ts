import { ApiError } from '@club/domain/api/errors';
import { MAX_BODY_BYTES } from '@club/domain/api/contract';
import { IDEMPOTENCY_KEY_RULE, isIdempotencyKey } from '@club/domain/ids';
import { isRecord } from '@club/domain/validation/is-record';
import { findUnknownKey, parseWith } from '@club/domain/validation/parse-with';

/** Nested objects and lists; the deepest body of the contract has 3 levels. */
const MAX_DEPTH = 8;

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** True for JSON in UTF-8, the only type of body that is accepted. */
export const isJsonType = (contentType: string | null): boolean =>
  contentType !== null && JSON_TYPE.test(contentType.trim());

/** The types of reports that browsers send: by the Reporting API, and by `report-uri`. */
const REPORT_TYPE = /^application\/(reports\+json|csp-report)\s*(;|$)/i;

/** True for the type of a browser's own report. */
export const isReportType = (contentType: string | null): boolean =>
  contentType !== null && REPORT_TYPE.test(contentType.trim());

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('malformed-body');
  }
};

/** The depth up to which a body is parsed; far more than is accepted. */
const MAX_READABLE_DEPTH = 64;
const [OPENING, CLOSING, QUOTE, ESCAPE] = [
  new Set([0x5b, 0x7b]),
  new Set([0x5d, 0x7d]),
  0x22,
  0x5c,
];

/** True for JSON that is nested too deep to be parsed safely. */
export const isNestedTooDeep = (bytes: Uint8Array): boolean => {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isText && byte === ESCAPE) at += 1;
    else if (byte === QUOTE) isText = !isText;
    else if (!isText && OPENING.has(byte)) depth += 1;
    else if (!isText && CLOSING.has(byte)) depth -= 1;
    if (depth > MAX_READABLE_DEPTH) return true;
  }
  return false;
};

/** The JSON value of a body; throws ApiError 'body-too-large' or 'malformed-body'. */
export const readJson = (bytes: Uint8Array): unknown => {
  if (bytes.byteLength > MAX_BODY_BYTES) throw new ApiError('body-too-large');
  try {
    const value: unknown = JSON.parse(textOf(bytes));
    return value;
  } catch {
    throw new ApiError('malformed-body');
  }
};

/** The JSON object of a body; throws ApiError 'body-too-large' or 'malformed-body'. */
export const readJsonObject = (bytes: Uint8Array): Record<string, unknown> => {
  const value = readJson(bytes);
  if (!isRecord(value)) {
    throw new ApiError('malformed-body', { message: 'The request must be a JSON object.' });
  }
  return value;
};

/**
 * The parameters of a query as an object. A repeated one is rejected, because readers differ in
 * which of the two they take.
 */
export const readQuery = (query: string): Record<string, unknown> => {
  const entries = [...new URLSearchParams(query)];
  const names = entries.map(([name]) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new ApiError('unknown-field', {
      field: repeated,
      message: `${nameOf(repeated)} is given more than once.`,
    });
  }
  return Object.fromEntries(entries);
};

/**
 * Rejects an unusual spelling of a public query ('?&page=2', '?p%61ge=2', a lone '?'), because
 * caches store a response for each spelling. Throws ApiError 'invalid-input'.
 */
export const rejectOddSpelling = (url: string): void => {
  const [path = '', ...rest] = url.split('?');
  const plain = new URLSearchParams(rest.join('?')).toString();
  if (url === (plain === '' ? path : `${path}?${plain}`)) return;
  throw new ApiError('invalid-input', {
    message: 'The address must be spelled plainly, as in ?page=2&limit=15.',
  });
};

/** A schema of the contract. */
type InputSchema = Parameters<typeof parseWith>[0];

/** A field's name in a message, also when it is blank. */
const nameOf = (field: string): string => (field.trim() === '' ? 'A field without a name' : field);

const unknownField = (field: string): ApiError =>
  new ApiError('unknown-field', { field, message: `${nameOf(field)} does not belong there.` });

/**
 * Rejects raw values that no schema should get: names that every object inherits ('__proto__',
 * 'constructor', 'toString'), infinite numbers (1e999), and deep nesting.
 */
const rejectUnsafeValues = (value: unknown, path: string, depth: number): void => {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new ApiError('invalid-input', {
      field: path,
      message: path === '' ? 'The request must be an object.' : `${path} must be a number.`,
    });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) {
    throw new ApiError('invalid-input', {
      field: path,
      message: `The request is nested deeper than ${MAX_DEPTH} levels.`,
    });
  }
  for (const [key, entry] of Object.entries(value)) {
    const below = path === '' ? key : `${path}.${key}`;
    if (!Array.isArray(value) && key in Object.prototype) throw unknownField(below);
    rejectUnsafeValues(entry, below, depth + 1);
  }
};

/** Rejects any field, for an operation that takes no input. */
export const rejectInput = (raw: Record<string, unknown>): void => {
  const [first] = Object.keys(raw);
  if (first !== undefined) throw unknownField(first);
};

const takesNothing = (schema: InputSchema): boolean =>
  'fields' in schema && Object.keys(Object(schema.fields)).length === 0;

/**
 * Validates raw input by an operation's schema and returns the cast value. Throws ApiError
 * 'unknown-field' for the first unknown field, or 'invalid-input' for the first invalid one, with a
 * message for each of them in `details.fields`.
 */
export const parseInput = <S extends InputSchema>(schema: S, raw: unknown) => {
  rejectUnsafeValues(raw, '', 1);
  if (takesNothing(schema) && typeof raw === 'object' && raw !== null) rejectInput({ ...raw });
  const unknown = findUnknownKey(schema, raw);
  if (unknown !== null) throw unknownField(unknown);
  const parsed = parseWith(schema, raw);
  if (parsed.ok) return parsed.value;
  const [first] = Object.entries(parsed.errors);
  const [field = '', message = ''] = first ?? [];
  throw new ApiError('invalid-input', {
    ...(field === '' ? {} : { field }),
    message,
    details: { fields: parsed.errors },
  });
};

/** The value of the Idempotency-Key header, or null without one. */
export const readIdempotencyKey = (header: string | string[] | undefined): string | null => {
  if (header === undefined || header === '') return null;
  if (isIdempotencyKey(header)) return header;
  throw new ApiError('invalid-input', {
    field: 'Idempotency-Key',
    message: IDEMPOTENCY_KEY_RULE,
  });
};
