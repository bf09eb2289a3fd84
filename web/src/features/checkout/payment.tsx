import type { Resort } from '@club/domain/resort/resort';
import { type BillingTexts, startingBilling } from '../../shared/booking/known-billing.ts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { stayPath } from '../../shared/routes/paths.ts';
import { useBookingWay, wayParams } from '../../shared/booking/booking-way.ts';
import { PriceLine } from '../../shared/booking/price-line.tsx';
import { quoteTotal } from '../../shared/booking/quote-lines.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayParams } from '../../shared/stay/stay-query.ts';
import { BookingLayout } from '../../shared/booking/booking-layout.tsx';
import { CancelPolicy } from '../../shared/booking/cancel-policy.tsx';
import { HoldClock } from '../../shared/hold/hold-clock.tsx';
import { HoldNotice } from '../../shared/hold/hold-notice.tsx';
import { StaySummary } from '../../shared/booking/stay-summary.tsx';
import { FactLine, FoldLines } from '../../design/data/fold-line.tsx';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { PointsPlan } from '../../shared/points/points-plan.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import type { Traveller } from './checkout-draft.ts';
import { readTexts } from './checkout-draft-store.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentError } from './payment-error.tsx';
import { usePayment } from './use-payment.ts';

type PaymentProps = { stay: Stay; resort: Resort; traveller: Traveller; email: string };

/** Big enough for a thumb. */
const ChangeLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
`;

const hasTyped = (billing: BillingTexts): boolean =>
  Object.values(billing).some((text) => text !== '');

/** The stay, the amount, and the payment form. */
export function Payment({ stay, resort, traveller, email }: PaymentProps) {
  const { quote, error, parts, confirm } = usePayment(stay, traveller, email);
  const way = useBookingWay();
  const isCash = quote.paymentMethod === 'cash';
  const title = isCash ? 'Confirm Your Payment' : 'Confirm Points Redemption';
  usePageHead({ title });
  const bookings = useMemberLive('ownBookings');
  const user = useMemberLive('ownUser');
  const [typedBilling] = useState(() => readTexts().billing);

  const billing = hasTyped(typedBilling)
    ? typedBilling
    : startingBilling(
        user.status === 'ready' ? user.data : null,
        bookings.status === 'ready' ? bookings.data : [],
      );
  // The form starts once, with what is known: live data must not overwrite what is typed.
  const isReady = !parts.hasBilling || (bookings.status !== 'loading' && user.status !== 'loading');
  return (
    <BookingLayout
      step="payment"
      title={title}
      intro={
        isCash
          ? 'Nothing is charged before you confirm.'
          : 'No points are redeemed before you confirm.'
      }
      summary={
        <StaySummary
          stay={stay}
          resort={resort}
          quote={quote}
          renderClock={(isLine) => <HoldClock stay={stay} isLine={isLine} />}
        />
      }
    >
      <FoldLines>
        <FactLine
          title="Checking in"
          value={
            traveller.kind === 'guest'
              ? `${traveller.guest.firstName} ${traveller.guest.lastName}, ${traveller.guest.email}. The guest’s address is also the one on the bill.`
              : 'You, the RCI Member, in person.'
          }
          action={
            <ChangeLink to={stayPath('checkout', stayParams(stay), wayParams(way))}>
              Change<VisuallyHidden> who checks in</VisuallyHidden>
            </ChangeLink>
          }
        />
        <PriceLine title={isCash ? 'To pay now' : 'To redeem now'} quote={quote} />
        <CancelPolicy stay={stay} method={quote.paymentMethod} />
      </FoldLines>
      <HoldNotice stay={stay} />
      {!isCash && (
        <PointsPlan
          points={quote.totalPoints}
          otherwise={
            <TextLink
              $alone
              to={stayPath('units', { resort: stay.resortId, type: stay.vacationType })}
            >
              Choose fewer nights or a smaller unit
            </TextLink>
          }
        />
      )}
      {isReady ? (
        <PaymentForm
          parts={parts}
          billing={billing}
          submitLabel={isCash ? 'Confirm Payment' : 'Confirm Points Redemption'}
          onConfirm={confirm}
          error={
            error === null
              ? null
              : {
                  isAboutCard: error.kind === 'declined',
                  notice: <PaymentError error={error} stay={stay} total={quoteTotal(quote)} />,
                }
          }
        />
      ) : (
        <LoadingScreen />
      )}
    </BookingLayout>
  );
}
