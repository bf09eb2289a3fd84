import { array, object } from 'yup';
import type { InferType } from 'yup';
import { isRecord } from '../validation/is-record.ts';
import { optionalLine, requiredLine } from '../validation/text-field.ts';
import { pageOf } from './client-error.ts';

/** How many violations one report is read for. */
const MAX_VIOLATIONS = 20;

/** The body of POST /csp-reports as read, whichever of the two forms it came in. */
export const policyViolationsSchema = object({
  violations: array(
    object({
      directive: requiredLine('Directive', 60),
      blocked: optionalLine('Blocked', 200).default(''),
      page: optionalLine('Page', 120).default(''),
      source: optionalLine('Source', 200).default(''),
    }),
  )
    .max(MAX_VIOLATIONS, `At most ${MAX_VIOLATIONS} violations are taken.`)
    .required('Violations are required.'),
});
export type PolicyViolation = InferType<typeof policyViolationsSchema>['violations'][number];

/** What `read` makes of the first of some fields that is a text; empty when none is. */
const readIn = (
  record: Record<string, unknown>,
  names: readonly string[],
  read: (text: string) => string,
): string => {
  const found = names.map((name) => record[name]).find((value) => typeof value === 'string');
  return found === undefined ? '' : read(found);
};

/** A directive by its name alone: the violated directive of old browsers comes with its values. */
const nameOf = (directive: string): string => /^[a-z-]{3,60}(?=\s|$)/.exec(directive)?.[0] ?? '';

/** An address by its origin alone, a keyword ('inline', 'eval') as it is. */
const originOf = (address: string): string => {
  try {
    const { origin, protocol } = new URL(address);
    return (origin === 'null' ? protocol : origin).slice(0, 200);
  } catch {
    return /^[a-z-]{1,40}$/.test(address) ? address : '';
  }
};

const pathOf = (address: string): string => {
  try {
    return pageOf(new URL(address).pathname);
  } catch {
    return '';
  }
};

const violationIn = (report: unknown): PolicyViolation[] => {
  if (!isRecord(report)) return [];
  const directive = readIn(
    report,
    ['effectiveDirective', 'effective-directive', 'violated-directive'],
    nameOf,
  );
  if (directive === '') return [];
  return [
    {
      directive,
      blocked: readIn(report, ['blockedURL', 'blocked-uri'], originOf),
      page: readIn(report, ['documentURL', 'document-uri'], pathOf),
      source: readIn(report, ['sourceFile', 'source-file'], originOf),
    },
  ];
};

/**
 * The violations that a browser reports, without queries, samples or anything else of the page: of the
 * Reporting API (a list of reports) or of `report-uri` (one, under 'csp-report'). What is neither is
 * left out.
 */
export const violationsIn = (body: unknown): PolicyViolation[] => {
  const reports: unknown[] = Array.isArray(body)
    ? body.map(
        (entry: unknown) => isRecord(entry) && entry['type'] === 'csp-violation' && entry['body'],
      )
    : [isRecord(body) && body['csp-report']];
  return reports.flatMap(violationIn).slice(0, MAX_VIOLATIONS);
};
