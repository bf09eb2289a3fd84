import type { Quote } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import type { Stay } from '../stay/stay-query.ts';
import { PointsSplit } from '../points/points-split.tsx';
import { FactLine, FoldLines } from '../../design/data/fold-line.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { CancelPolicy } from './cancel-policy.tsx';
import { NextRefundable } from './next-refundable.tsx';
import { PriceLine } from './price-line.tsx';

type OfferLinesProps = {
  stay: Stay;
  resort: Resort;
  quote: Quote;
  /** What the total is called here. */
  title: string;
  /** Where other dates are looked at. */
  screen: 'offer' | 'checkout';
};

/** What a stay costs, where its points come from, and what cancelling it gives back, a line each. */
export function OfferLines({ stay, resort, quote, title, screen }: OfferLinesProps) {
  return (
    <Stack $gap="s12">
      <FoldLines>
        <PriceLine title={title} quote={quote} />
        {quote.paymentMethod === 'points' && (
          <FactLine title="Your points" value={<PointsSplit points={quote.totalPoints} />} />
        )}
        <CancelPolicy stay={stay} method={quote.paymentMethod} />
      </FoldLines>
      <NextRefundable stay={stay} resort={resort} screen={screen} />
    </Stack>
  );
}
