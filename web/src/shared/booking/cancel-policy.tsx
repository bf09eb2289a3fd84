import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import { useId, useState } from 'react';
import { policyDatesOfOffer } from './policy-dates.ts';
import type { Stay } from '../stay/stay-query.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { PolicyLines } from './policy-lines.ts';

/** What a stay that is not booked yet gives back when it is cancelled, as dates. */
export function CancelPolicy({ stay, method }: { stay: Stay; method: PaymentMethod }) {
  const titleId = useId();
  const [nowMs] = useState(Date.now);
  const [now, ...later] = policyDatesOfOffer(
    { paymentMethod: method, startDate: stay.startDate },
    nowMs,
  );
  return (
    <Stack as="section" $gap="s8" aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId}>
        If you cancel
      </Heading>
      <PolicyLines>
        {later.length === 0 ? (
          <li>Nothing is given back: check-in is too near.</li>
        ) : (
          [now, ...later].map((line) => <li key={line}>{line}</li>)
        )}
      </PolicyLines>
    </Stack>
  );
}
