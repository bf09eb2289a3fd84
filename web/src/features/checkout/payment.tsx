import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useMemberLive } from '../../lib/live-data.tsx';
import { stayPath } from '../../lib/paths.ts';
import { quoteFigures, quoteTotal } from '../../lib/quote-lines.ts';
import type { Stay } from '../../lib/stay-query.ts';
import { stayParams } from '../../lib/stay-query.ts';
import { BookingLayout } from '../../ui/booking/booking-layout.tsx';
import { CancelPolicy } from '../../ui/booking/cancel-policy.tsx';
import { HoldClock } from '../../ui/booking/hold-clock.tsx';
import { HoldNotice } from '../../ui/booking/hold-notice.tsx';
import { StaySummary } from '../../ui/booking/stay-summary.tsx';
import { Card } from '../../ui/data/card.tsx';
import { PriceBlock } from '../../ui/data/price-block.tsx';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PointsPlan } from '../../ui/payment/points-plan.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Text } from '../../ui/text/text.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import type { Traveller } from './checkout-draft.ts';
import { readTexts } from './checkout-draft-store.ts';
import { startingBilling } from './known-billing.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import { usePayment } from './use-payment.ts';

type PaymentProps = { stay: Stay; resort: Resort; traveller: Traveller; email: string };

/** What is paid for which stay, and the form that pays. */
export function Payment({ stay, resort, traveller, email }: PaymentProps) {
  const { quote, trouble, parts, confirm } = usePayment(stay, traveller, email);
  const isCash = quote.paymentMethod === 'cash';
  const title = isCash ? 'Confirm Your Payment' : 'Confirm Points Redemption';
  useDocumentTitle(title);
  const bookings = useMemberLive('ownBookings');
  const user = useMemberLive('ownUser');
  const [typedBilling] = useState(() => readTexts().billing);

  // The form starts once, with what is known: typing must not be wiped by live data.
  const isReady = !parts.hasBilling || (bookings.status !== 'loading' && user.status !== 'loading');
  return (
    <BookingLayout
      step="payment"
      title={title}
      intro={
        <>
          {displayName(resort.placeName)}.{' '}
          {isCash
            ? 'Check everything once more, then pay by card.'
            : 'Check everything once more, then redeem your points.'}
        </>
      }
      summary={
        <StaySummary stay={stay} resort={resort} quote={quote}>
          <HoldClock stay={stay} />
        </StaySummary>
      }
    >
      <Card>
        <PriceBlock label={isCash ? 'To pay now' : 'To redeem now'} {...quoteFigures(quote)} />
      </Card>
      <HoldNotice stay={stay} />
      {!isCash && (
        <PointsPlan
          points={quote.totalPoints}
          otherwise={
            <TextLink to={stayPath('units', { resort: stay.resortId, type: stay.vacationType })}>
              Choose fewer nights or a smaller unit
            </TextLink>
          }
        />
      )}
      <Stack as="section" $gap="s8">
        <Heading level={2} size="h4">
          Checking in
        </Heading>
        <Text>
          {traveller.kind === 'guest'
            ? `${traveller.guest.firstName} ${traveller.guest.lastName}, ${traveller.guest.email}. The guest’s address is also the one on the bill.`
            : 'You, the RCI Member, in person.'}{' '}
          <TextLink to={stayPath('checkout', stayParams(stay))}>Change</TextLink>
        </Text>
      </Stack>
      <CancelPolicy stay={stay} method={quote.paymentMethod} />
      {isReady ? (
        <PaymentForm
          parts={parts}
          billing={startingBilling(
            typedBilling,
            bookings.status === 'ready' ? bookings.data : [],
            user.status === 'ready' ? (user.data?.billing ?? null) : null,
          )}
          submitLabel={isCash ? 'Confirm Payment' : 'Confirm Points Redemption'}
          onConfirm={confirm}
        >
          {trouble !== null && (
            <PaymentTrouble trouble={trouble} stay={stay} total={quoteTotal(quote)} />
          )}
        </PaymentForm>
      ) : (
        <LoadingScreen />
      )}
    </BookingLayout>
  );
}
