import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import { useState } from 'react';
import { policyDatesOfOffer } from './policy-dates.ts';
import type { Stay } from '../stay/stay-query.ts';
import { FoldLine } from '../../design/data/fold-line.tsx';
import { PolicyLines } from './policy-lines.ts';

/** The cancellation policy of a stay that is not booked yet: what applies now, and its dates. */
export function CancelPolicy({ stay, method }: { stay: Stay; method: PaymentMethod }) {
  const [nowMs] = useState(Date.now);
  const [now, ...later] = policyDatesOfOffer(
    { paymentMethod: method, startDate: stay.startDate },
    nowMs,
  );
  const lines =
    later.length === 0 ? ['Nothing is given back: check-in is too near.'] : [now, ...later];
  return (
    <FoldLine title="If you cancel" value={lines[0]}>
      <PolicyLines>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </PolicyLines>
    </FoldLine>
  );
}
