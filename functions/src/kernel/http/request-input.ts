import { ApiError } from '@club/domain/api/errors';
import { MAX_BODY_BYTES } from '@club/domain/api/contract';
import { IDEMPOTENCY_KEY_RULE, isIdempotencyKey } from '@club/domain/ids';
import { findUnknownKey, parseWith } from '@club/domain/validation/parse-with';

/** Objects and lists inside each other; the deepest body of the contract has 3 levels. */
const MAX_DEPTH = 8;

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** True for the one kind of body that is read: JSON in UTF-8. */
export const isJsonType = (contentType: string | null): boolean =>
  contentType !== null && JSON_TYPE.test(contentType.trim());

/** How browsers name the reports that they send by themselves: the Reporting API, and `report-uri`. */
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

/** How deep a body that can be read at all may be nested; far more than any that is accepted. */
const MAX_READABLE_DEPTH = 64;
const [OPENING, CLOSING, QUOTE, ESCAPE] = [
  new Set([0x5b, 0x7b]),
  new Set([0x5d, 0x7d]),
  0x22,
  0x5c,
];

/** True for JSON nested so deep that reading it takes a stack without end. */
export const isNestedWithoutEnd = (bytes: Uint8Array): boolean => {
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

/** The JSON of a body, whatever it is; throws ApiError 'body-too-large' or 'malformed-body'. */
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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('malformed-body', { message: 'The request must be a JSON object.' });
  }
  return { ...value };
};

/**
 * The parameters of a query as an object. A repeated one is refused, because which of the two counts
 * would depend on who reads it.
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
 * Refuses the query of a public answer that is spelled in a way of its own ('?&page=2', '?p%61ge=2',
 * a lone '?'): caches keep an answer for each spelling. Throws ApiError 'invalid-input'.
 */
export const refuseOddSpelling = (url: string): void => {
  const [path = '', ...rest] = url.split('?');
  const plain = new URLSearchParams(rest.join('?')).toString();
  if (url === (plain === '' ? path : `${path}?${plain}`)) return;
  throw new ApiError('invalid-input', {
    message: 'The address must be spelled plainly, as in ?page=2&limit=15.',
  });
};

/** A schema of the contract. */
type InputSchema = Parameters<typeof parseWith>[0];

/** How a field is called in a sentence, also one whose name is blank. */
const nameOf = (field: string): string => (field.trim() === '' ? 'A field without a name' : field);

const unknownField = (field: string): ApiError =>
  new ApiError('unknown-field', { field, message: `${nameOf(field)} does not belong there.` });

/**
 * Walks a raw value and refuses what no schema should meet: names that every object has by itself
 * ('__proto__', 'constructor', 'toString'), numbers beyond all bounds (1e999), and endless nesting.
 */
const refuseTraps = (value: unknown, path: string, depth: number): void => {
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
    refuseTraps(entry, below, depth + 1);
  }
};

/** The input of an endpoint or callable that takes none: any field of it is one too many. */
export const refuseInput = (raw: Record<string, unknown>): void => {
  const [first] = Object.keys(raw);
  if (first !== undefined) throw unknownField(first);
};

const takesNothing = (schema: InputSchema): boolean =>
  'fields' in schema && Object.keys(Object(schema.fields)).length === 0;

/**
 * Judges raw input by an endpoint's schema and gives back the cast value. Throws ApiError
 * 'unknown-field' naming the first field that does not belong there, or 'invalid-input' naming the
 * first wrong field, with a message for each of them in `details.fields`.
 */
export const parseInput = <S extends InputSchema>(schema: S, raw: unknown) => {
  refuseTraps(raw, '', 1);
  if (takesNothing(schema) && typeof raw === 'object' && raw !== null) refuseInput({ ...raw });
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
