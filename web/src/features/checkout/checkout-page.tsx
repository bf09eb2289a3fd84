import { MISSING_DATA } from '@club/domain/api/messages';
import { formatNights, formatStay } from '@club/domain/calendar/day-format';
import { countNights } from '@club/domain/calendar/nights';
import { quoteStay } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { CreditCard, Coins } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
import { stayPath } from '../../shared/routes/paths.ts';
import { quoteFigures } from '../../shared/booking/quote-lines.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayKey, stayParams } from '../../shared/stay/stay-query.ts';
import { useStayReading } from '../../shared/stay/use-stay-reading.ts';
import { BookingLayout } from '../../shared/booking/booking-layout.tsx';
import { CancelPolicy } from '../../shared/booking/cancel-policy.tsx';
import { HoldClock } from '../../shared/hold/hold-clock.tsx';
import { HoldNotice } from '../../shared/hold/hold-notice.tsx';
import { StaySummary } from '../../shared/booking/stay-summary.tsx';
import { WithResort } from '../../shared/resort/with-resort.tsx';
import { Card } from '../../design/data/card.tsx';
import { PriceBlock } from '../../design/data/price-block.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { guestFlag } from './checkout-draft.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { MissingBooking } from './missing-booking.tsx';

const Method = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s12};
  margin-bottom: ${theme.space.s20};

  > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }
`;

function Checkout({ stay, resort }: { stay: Stay; resort: Resort }) {
  useDocumentTitle('Checkout');
  const navigate = useNavigate();
  const quote = quoteStay(stay);
  const isCash = quote.paymentMethod === 'cash';
  const dates = `${formatStay(stay.startDate, stay.endDate)}, ${formatNights(countNights(stay.startDate, stay.endDate))}`;
  return (
    <BookingLayout
      step="guest"
      title="Checkout"
      intro={`${displayName(resort.placeName)}, ${dates}.`}
      summary={
        <StaySummary stay={stay} resort={resort} quote={quote}>
          <HoldClock stay={stay} />
        </StaySummary>
      }
    >
      <Stack as="section" $gap="s16">
        <Heading level={2} size="h3">
          Payment method
        </Heading>
        <Card>
          <Method>
            {isCash ? <CreditCard aria-hidden /> : <Coins aria-hidden />}
            <Heading level={3} size="h4">
              {isCash ? 'Cash Payment' : 'RCI Points Payment'}
            </Heading>
          </Method>
          <PriceBlock {...quoteFigures(quote)} />
        </Card>
      </Stack>
      <CancelPolicy stay={stay} method={quote.paymentMethod} />
      <HoldNotice stay={stay} />
      <CheckoutForm
        submitLabel={isCash ? 'Continue to Payment' : 'Redeem Points'}
        onReady={(checkingIn) => {
          // Checkout passes the choice on as text (rules 8.2).
          void navigate(stayPath('payment', stayParams(stay)), {
            state: { isGuest: guestFlag(checkingIn) },
          });
        }}
      />
    </BookingLayout>
  );
}

/** /checkout (rules 8.1): what is booked, how it is paid, and who checks in. */
export default function CheckoutPage() {
  const reading = useStayReading();
  if (reading.kind !== 'stay') {
    return <MissingBooking message={MISSING_DATA.bookingInformation} reading={reading} />;
  }
  return (
    <WithResort
      resortId={reading.stay.resortId}
      missing={<MissingBooking message={MISSING_DATA.bookingInformation} />}
    >
      {(resort) => <Checkout key={stayKey(reading.stay)} stay={reading.stay} resort={resort} />}
    </WithResort>
  );
}
