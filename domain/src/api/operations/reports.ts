import { clientErrorSchema } from '../../reports/client-error.schema.ts';
import { policyViolationsSchema } from '../../reports/policy-violation.ts';
import { operation } from '../operation.ts';

export const REPORT_OPERATIONS = {
  /** An error that a browser caught, for the club's log. */
  logClientError: operation({
    rest: 'POST /client-errors',
    access: 'public',
    input: clientErrorSchema,
    errors: ['too-many-requests'],
  }).returns<{ noted: number }>(),

  /** What the content security policy has stopped in a browser, for the club's log. */
  logViolations: operation({
    rest: 'POST /csp-reports',
    access: 'public',
    isReport: true,
    input: policyViolationsSchema,
    errors: ['too-many-requests'],
  }).returns<{ noted: number }>(),
};
