import { parseWith } from '@club/domain/validation/parse-with';
import type { Schema } from 'yup';

/** What yup says of a schema, as far as it is printed. */
type Description = {
  type: string;
  optional?: boolean;
  nullable?: boolean;
  default?: unknown;
  fields?: Record<string, Description>;
  innerType?: Description;
};

/** Wrong values for whatever a field takes: what is told about them says what is right. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '?',
  'x'.repeat(5000),
  '\u0007',
  true,
  0.5,
  -1e15,
  1e15,
  Array.from({ length: 50 }, () => '?'),
];

/** What any field says to a value of another shape (`parseWith`); the page says it once for all. */
const OF_ANY_SHAPE = /^This must be /;

type Field = { path: string; own: Description };

/** Every field by its path as errors name it ('billingInfo.city', 'frames[0]'), the outer ones first. */
const fieldsIn = ({ fields = {}, innerType }: Description, path = ''): Field[] => {
  const below = Object.entries(fields).map(([key, own]) => ({
    path: path === '' ? key : `${path}.${key}`,
    own,
  }));
  const items = innerType === undefined ? [] : [{ path: `${path}[0]`, own: innerType }];
  return [...below, ...items].flatMap((field) => [field, ...fieldsIn(field.own, field.path)]);
};

/** An input whose innermost fields all have the value; a field that is itself `instead` has it, too. */
const filled = (own: Description, value: unknown, instead?: Description): unknown => {
  const { fields = {}, innerType } = own;
  if (own === instead) return value;
  if (innerType !== undefined) return [filled(innerType, value, instead)];
  const inner = Object.entries(fields);
  if (inner.length === 0) return value;
  return Object.fromEntries(inner.map(([key, field]) => [key, filled(field, value, instead)]));
};

/** All that is told about wrong values, each sentence once, by the path of the field. */
const sentencesIn = (schema: Schema, whole: Description): ReadonlyMap<string, Set<string>> => {
  const told = new Map(fieldsIn(whole).map(({ path }) => [path, new Set<string>()]));
  const hasParts = ({ own }: Field): boolean =>
    own.innerType !== undefined || own.fields !== undefined;
  // What has parts is wrong by itself only while its parts are not there.
  const outer = fieldsIn(whole).filter(hasParts);
  for (const instead of [undefined, ...outer.map(({ own }) => own)]) {
    for (const value of WRONG) {
      const parsed = parseWith(schema, filled(whole, value, instead));
      for (const [path, sentence] of Object.entries(parsed.ok ? {} : parsed.errors)) {
        if (!OF_ANY_SHAPE.test(sentence)) told.get(path)?.add(sentence);
      }
    }
  }
  return told;
};

const traits = ({ type, optional, nullable, default: fallback }: Description): string =>
  [
    type,
    // A missing object is taken for an empty one, so what it needs is needed, unless it has no default.
    ...(optional === true && (type !== 'object' || fallback === undefined) ? ['optional'] : []),
    ...(nullable === true ? ['may be null'] : []),
    ...(fallback === undefined || typeof fallback === 'object'
      ? []
      : [`else ${JSON.stringify(fallback)}`]),
  ].join(', ');

/** A line for each field of a schema: its path, what it is, and what is told about wrong values. */
export const printFields = (schema: Schema): string[] => {
  const whole = schema.describe();
  const told = sentencesIn(schema, whole);
  return fieldsIn(whole).map(({ path, own }) => {
    const quoted = [...(told.get(path) ?? [])].map((sentence) => `“${sentence}”`).join(' ');
    const name = path.replaceAll('[0]', '[]');
    return `- \`${name}\` (${traits(own)})${quoted === '' ? '' : `: ${quoted}`}`;
  });
};
