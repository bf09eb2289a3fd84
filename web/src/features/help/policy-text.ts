import type { PolicyLine } from '@club/domain/booking/cancellation';
import { policyGrace, policyLines } from '@club/domain/booking/cancellation';
import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import type { HelpBlock } from './help-entry.ts';

const SHARES: Readonly<Record<PolicyLine['percent'], string>> = {
  100: 'Everything',
  50: 'Half',
  0: 'Nothing',
};

const whenOf = ({ mostDays, leastDays }: PolicyLine): string => {
  if (mostDays === null) return `At least ${leastDays ?? 0} days before`;
  if (leastDays === null) return `Less than ${mostDays + 1} days before`;
  return `${mostDays} to ${leastDays} days before`;
};

/** The policy for a way to pay as a small table. */
export const policyFacts = (method: PaymentMethod): HelpBlock => ({
  kind: 'facts',
  rows: policyLines(method).map((line) => ({
    label: whenOf(line),
    value: SHARES[line.percent],
  })),
});

/** The refund shortly after booking, as a sentence. */
export const graceSentence = (method: PaymentMethod): string => {
  const { hours, leastDays } = policyGrace(method);
  const condition =
    leastDays === null
      ? 'whenever check-in is'
      : `as long as check-in is at least ${leastDays} days off`;
  return `Within ${hours} hours of booking everything comes back, ${condition}.`;
};
