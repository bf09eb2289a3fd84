import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { stayPath } from '../../shared/routes/paths.ts';
import { quoteFigures, quoteTotal } from '../../shared/booking/quote-lines.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayParams } from '../../shared/stay/stay-query.ts';
import { BookingLayout } from '../../shared/booking/booking-layout.tsx';
import { CancelPolicy } from '../../shared/booking/cancel-policy.tsx';
import { HoldClock } from '../../shared/hold/hold-clock.tsx';
import { HoldNotice } from '../../shared/hold/hold-notice.tsx';
import { StaySummary } from '../../shared/booking/stay-summary.tsx';
import { Card } from '../../design/data/card.tsx';
import { PriceBlock } from '../../design/data/price-block.tsx';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { PointsPlan } from '../../shared/points/points-plan.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
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
