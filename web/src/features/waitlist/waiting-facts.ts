import { formatNights } from '@club/domain/calendar/nights';
import { paymentMethodOf, unitTypeLabel, VACATION_LABELS } from '@club/domain/pricing/unit-type';
import { formatDay, formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';

/** What an entry waits for, line by line. */
export const waitingFacts = ({
  from,
  to,
  nights,
  unitType,
  vacationType,
  ceiling,
}: OwnWaitlistEntry): { label: string; value: string }[] => [
  { label: 'First check-in', value: formatDay(from) },
  { label: 'Last check-out', value: formatDay(to) },
  { label: 'Nights in a row', value: formatNights(nights) },
  { label: 'Unit Type', value: unitTypeLabel(unitType) },
  { label: 'Kind of vacation', value: VACATION_LABELS[vacationType].title },
  ...(ceiling === undefined
    ? []
    : [
        {
          label: 'At most',
          value:
            paymentMethodOf(vacationType) === 'points' ? formatPoints(ceiling) : formatUsd(ceiling),
        },
      ]),
];
