import { randomUUID } from 'node:crypto';
import type { SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup';

type Fields = Record<string, unknown>;

/** A document that there is not. */
const NO_DOCUMENT = '0'.repeat(24);

const isObject = (field: SchemaFieldDescription): field is SchemaObjectDescription =>
  field.type === 'object' && 'fields' in field;

const isPlain = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;

const textFor = (name: string): string => {
  if (name === 'requestId') return randomUUID();
  return name.endsWith('Id') ? NO_DOCUMENT : 'Some text of a member';
};

const exampleOf = (field: SchemaFieldDescription, name: string, known: Fields): unknown => {
  if (name in known) return known[name];
  if (isObject(field)) return fieldsOf(field, known);
  if (!isPlain(field)) throw new Error(`There is no example of ${name}.`);
  if (field.oneOf.length > 0) return field.oneOf[0];
  switch (field.type) {
    case 'string':
      return textFor(name);
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      throw new Error(`There is no example of ${name}: ${field.type}.`);
  }
};

const isRequired = (field: SchemaFieldDescription): boolean =>
  isPlain(field) && !field.optional && !field.nullable;

const fieldsOf = ({ fields }: SchemaObjectDescription, known: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => name in known || isRequired(field))
      .map(([name, field]) => [name, exampleOf(field, name, known)]),
  );

/** An input that a schema takes: its required fields, with `known` values where it has such fields. */
export const exampleInput = (
  schema: { describe: () => SchemaObjectDescription },
  known: Fields,
): Fields => fieldsOf(schema.describe(), known);
