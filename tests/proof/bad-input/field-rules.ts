import type { SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import type { FieldKind, FieldRule, FieldRules } from './spoil.ts';

const kindOf = (field: SchemaFieldDescription): FieldKind => {
  const tests = 'tests' in field ? field.tests.map(({ name }) => name) : [];
  switch (field.type) {
    case 'object':
      return 'object';
    case 'array':
      return 'list';
    case 'boolean':
      return 'flag';
    case 'number':
      return tests.includes('integer') ? 'whole' : 'figure';
    default:
      if ('oneOf' in field && field.oneOf.length > 0) return 'choice';
      if (tests.includes('matches')) return 'email';
      return tests.includes('id') ? 'id' : 'text';
  }
};

const ruleOf = (field: SchemaFieldDescription): FieldRule => {
  const isOptional = 'optional' in field && (field.optional || field.nullable);
  return isOptional ? kindOf(field) : `${kindOf(field)}!`;
};

const rulesIn = ({ fields }: SchemaObjectDescription, prefix: string): [string, FieldRule][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [`${prefix}${name}`, ruleOf(field)],
    ...('fields' in field ? rulesIn(field, `${prefix}${name}.`) : []),
  ]);

/** What the fields of a schema take. */
export const rulesOf = (schema: { describe: () => SchemaObjectDescription }): FieldRules =>
  Object.fromEntries(rulesIn(schema.describe(), ''));
