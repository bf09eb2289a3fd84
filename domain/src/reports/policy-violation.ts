import { array, object, string } from 'yup';
import type { InferType } from 'yup';
import { pageOf } from './client-error.ts';

/** How many violations one report is read for. */
export const MAX_VIOLATIONS = 20;

const text = (label: string, max: number) =>
  string().strict().typeError(`${label} must be a text.`).max(max, `${label} is too long.`);

/** What POST /csp-reports comes to once it was read, in whichever of the two forms it came. */
export const policyViolationsSchema = object({
  violations: array(
    object({
      directive: text('Directive', 60).required('Directive is required.'),
      blocked: text('Blocked', 200).default(''),
      page: text('Page', 120).default(''),
      source: text('Source', 200).default(''),
    }),
  )
    .max(MAX_VIOLATIONS, `At most ${MAX_VIOLATIONS} violations are taken.`)
    .required('Violations are required.'),
});
export type PolicyViolation = InferType<typeof policyViolationsSchema>['violations'][number];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (record: Record<string, unknown>, ...names: string[]): string => {
  const found = names.map((name) => record[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : '';
};

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
  const directive = textIn(
    report,
    'effectiveDirective',
    'effective-directive',
    'violated-directive',
  );
  // The violated directive of old browsers comes with its values.
  const [name = ''] = directive.split(/\s/, 1);
  if (!/^[a-z-]{3,60}$/.test(name)) return [];
  return [
    {
      directive: name,
      blocked: originOf(textIn(report, 'blockedURL', 'blocked-uri')),
      page: pathOf(textIn(report, 'documentURL', 'document-uri')),
      source: originOf(textIn(report, 'sourceFile', 'source-file')),
    },
  ];
};

/**
 * The violations that a browser reports, without queries, samples or anything else of the page: of the
 * Reporting API (a list of reports) or of `report-uri` (one, under 'csp-report'). What is neither is
 * left out.
 */
export const violationsIn = (body: unknown): PolicyViolation[] => {
  const reports = Array.isArray(body)
    ? body.flatMap((entry: unknown) =>
        isRecord(entry) && entry['type'] === 'csp-violation' ? [entry['body']] : [],
      )
    : isRecord(body)
      ? [body['csp-report']]
      : [];
  return reports.flatMap(violationIn).slice(0, MAX_VIOLATIONS);
};
