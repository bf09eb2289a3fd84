import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OperationName } from '@club/domain/api/contract';
import {
  IDEMPOTENCY_HEADER,
  MAX_BODY_BYTES,
  OPERATION_NAMES,
  deployedName,
  errorsOf,
  isCallable,
  isRest,
  routeOf,
  specOf,
} from '@club/domain/api/contract';
import type { Guards } from '@club/domain/api/error-details';
import type { ApiErrorCode } from '@club/domain/api/errors';
import { API_ERRORS } from '@club/domain/api/errors';
import type { Access, OperationSpec } from '@club/domain/api/operation';
import { AUDIT_ACTIONS, actionLabel, subjectOf } from '@club/domain/audit/audit-entry';
import { DECLINE_MESSAGES } from '@club/domain/booking/decline-reason';
import { IDEMPOTENCY_KEY_RULE } from '@club/domain/ids';
import { FACT_LABELS, STORED_FACT_NAMES } from '@club/domain/resort/resort-fields';
import { ROLES, ROLE_LABELS } from '@club/domain/user/user';
import { ROOT } from '../launcher/folders.ts';
import { printFields } from './print-fields.ts';

const OPERATIONS_FOLDER = 'domain/src/api/operations';

/** An operation where its table has it, with the comment above it, if there is one. */
const DECLARATION = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?\b(\w+): operation\(/g;

/** A comment as one paragraph. */
const paragraph = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The operations of each file, with what their comments say. */
const tables = () =>
  readdirSync(path.join(ROOT, OPERATIONS_FOLDER))
    .toSorted()
    .map((file) => {
      const source = readFileSync(path.join(ROOT, OPERATIONS_FOLDER, file), 'utf8');
      const operations = [...source.matchAll(DECLARATION)].map(([, comment = '', name = '']) => ({
        name,
        about: paragraph(comment),
      }));
      return { file, operations };
    });

const CALLERS: Record<Access, string> = {
  public: 'everyone; a token is not looked at',
  visitor: 'visitors and members; a token that is sent has to be valid',
  member: 'signed-in members',
  admin: 'admins',
};

const codes = (list: readonly ApiErrorCode[]): string =>
  list
    .toSorted()
    .map((code) => `\`${code}\``)
    .join(', ');

/** The codes that each of some operations can fail with. */
const sharedBy = (names: readonly OperationName[]): ApiErrorCode[] => {
  const [first, ...others] = names.map(errorsOf);
  return [...(first ?? [])].filter((code) => others.every((one) => one.has(code)));
};
const OF_ALL = sharedBy(OPERATION_NAMES);
const OF_TOKENS = sharedBy(
  OPERATION_NAMES.filter((name) => specOf(name).access !== 'public'),
).filter((code) => !OF_ALL.includes(code));

const ways = (name: OperationName): string =>
  [
    ...(isRest(name) ? [`\`${routeOf(name)}\``] : []),
    ...(isCallable(name) ? [`callable \`${deployedName(name)}\``] : []),
  ].join(' and ');

/** An operation of any kind. */
type PrintedSpec = Pick<OperationSpec, 'access' | 'input' | 'needsRecord'> & { isReport?: true };

const operationPart = (name: OperationName, about: string): string[] => {
  const { access, input, needsRecord, isReport }: PrintedSpec = specOf(name);
  const own = [...errorsOf(name)].filter((code) => ![...OF_ALL, ...OF_TOKENS].includes(code));
  const fields = printFields(input);
  return [
    `### ${name}`,
    ...(about === '' ? [] : [about]),
    [
      `- ${ways(name)}, for ${CALLERS[access]}`,
      `- ${
        needsRecord === false || access === 'public'
          ? 'makes no record of the caller'
          : 'makes the caller’s record where there is none'
      }`,
      `- errors: ${own.length === 0 ? 'none of its own' : codes(own)}`,
      ...(fields.length === 0
        ? ['- takes nothing']
        : [
            isReport === true ? '- takes, in the form that browsers send reports in:' : '- takes:',
            ...fields.map((one) => `  ${one}`),
          ]),
    ].join('\n'),
  ];
};

const errorLine = (code: ApiErrorCode): string => {
  const entry: { status: number; message: string; details?: Guards } = API_ERRORS[code];
  const details = Object.keys(entry.details ?? {}).map((name) => `\`${name}\``);
  return `- ${entry.status} \`${code}\`: “${entry.message}”${details.length === 0 ? '' : ` (with ${details.join(', ')})`}`;
};

const isOperation = (name: string): name is OperationName =>
  OPERATION_NAMES.some((one) => one === name);

const tablePart = ({ file, operations }: ReturnType<typeof tables>[number]): string[] => [
  `## ${path.basename(file, '.ts').replace(/^./, (letter) => letter.toUpperCase())}`,
  `In \`${OPERATIONS_FOLDER}/${file}\`.`,
  ...operations.flatMap(({ name, about }) => (isOperation(name) ? operationPart(name, about) : [])),
];

/** `docs/api.md`: every operation of the API as its table and its schema have it. */
export const printApi = (): string =>
  `${[
    '# The API',
    '<!-- Printed by `npm run docs:api`; change what it is printed from. -->',
    `Every operation that the server offers, printed from \`${OPERATIONS_FOLDER}\`; what an operation returns is the type in its \`.returns<…>()\`. A REST path is below \`/api\`, and takes a query (GET) or a body of JSON of at most ${MAX_BODY_BYTES} bytes; a callable takes data. Behind a field stand its type, and what is told about a wrong value; a value of another shape is told that it must be a single value, a list, or an object with fields.`,
    `A member’s role is ${ROLES.map((role) => `\`${role}\` (“${ROLE_LABELS[role]}”)`).join(' or ')}. A booking can be repeated safely under the header \`${IDEMPOTENCY_HEADER}\`: “${IDEMPOTENCY_KEY_RULE}”`,
    `Any operation can fail with ${codes(OF_ALL)}. Any that looks at a token can fail with ${codes(OF_TOKENS)} as well.`,
    ...tables().flatMap(tablePart),
    '## Errors',
    'In `domain/src/api/errors.ts`: the status, the code, the sentence, and the details that a screen needs to go on.',
    // The table of errors is closed: its keys are the codes.
    (Object.keys(API_ERRORS) as ApiErrorCode[]).map(errorLine).join('\n'),
    '### Why a card is declined',
    'In `domain/src/booking/decline-reason.ts`: the `reason` of `card-declined`, and its sentence instead of the general one.',
    Object.entries(DECLINE_MESSAGES)
      .map(([reason, message]) => `- \`${reason}\`: “${message}”`)
      .join('\n'),
    '## A resort’s facts on the screen',
    'In `domain/src/resort/resort-fields.ts`: the name in documents and requests, and what people read.',
    STORED_FACT_NAMES.map((name) => `- \`${name}\`: ${FACT_LABELS[name]}`).join('\n'),
    '## What the audit trail calls it',
    'In `domain/src/audit/audit-entry.ts`: what was done, to what, and what admins read.',
    AUDIT_ACTIONS.map(
      (action) => `- \`${action}\` (${subjectOf(action)}): ${actionLabel(action)}`,
    ).join('\n'),
  ].join('\n\n')}\n`;
