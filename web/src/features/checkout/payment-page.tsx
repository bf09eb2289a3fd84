import { ALERTS, MISSING_DATA, SCREEN_TEXTS } from '@club/domain/api/messages';
import { ANOTHER_UNIT_LABEL, anotherUnitQuestion } from '@club/domain/booking/another-unit';
import type { Billing } from '@club/domain/booking/billing.schema';
import type { Booking } from '@club/domain/booking/booking';
import { isActive } from '@club/domain/booking/booking-state';
import type { Quote } from '@club/domain/pricing/quote';
import { quoteStay } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CheckedCard } from '../../lib/card-token.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { clearHold, isLiveHold, readHold } from '../../lib/hold-store.ts';
import { useMemberLive } from '../../lib/live-data.tsx';
import type { Live } from '../../lib/live-store.ts';
import { fullPath, loginPath, stayPath } from '../../lib/paths.ts';
import { quoteFigures, quoteTotal } from '../../lib/quote-lines.ts';
import { useSession } from '../../lib/session.tsx';
import type { Stay } from '../../lib/stay-query.ts';
import { stayKey, stayParams } from '../../lib/stay-query.ts';
import { useStayReading } from '../../lib/use-stay-reading.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { BookingLayout } from '../../ui/booking/booking-layout.tsx';
import { CancelPolicy } from '../../ui/booking/cancel-policy.tsx';
import { HoldClock } from '../../ui/booking/hold-clock.tsx';
import { HoldNotice } from '../../ui/booking/hold-notice.tsx';
import { StaySummary } from '../../ui/booking/stay-summary.tsx';
import { WithResort } from '../../ui/booking/with-resort.tsx';
import { Card } from '../../ui/data/card.tsx';
import { PriceBlock } from '../../ui/data/price-block.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { PageContainer } from '../../ui/layout/page-container.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useDialogs } from '../../ui/overlay/dialogs-context.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { Text } from '../../ui/text/text.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import type { Traveller } from './checkout-draft.ts';
import { draftOf } from './checkout-draft.ts';
import { forgetTraveller, readTexts } from './checkout-draft-store.ts';
import { startingBilling } from './known-billing.ts';
import type { BookingAnswer } from './make-booking.ts';
import { makeBooking } from './make-booking.ts';
import { MissingBooking } from './missing-booking.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import { formFieldOf, paymentParts } from './payment-values.ts';
import { PointsPlan } from '../../ui/payment/points-plan.tsx';

/** True when the member has a booking of just this stay. */
const hasBooked = (
  bookings: Live<readonly Booking[]>,
  { resortId, unitType, startDate, endDate }: Stay,
): boolean =>
  bookings.status === 'ready' &&
  bookings.data.some(
    (booking) =>
      isActive(booking.status) &&
      booking.resort.id === resortId &&
      booking.unitType === unitType &&
      booking.startDate === startDate &&
      booking.endDate === endDate,
  );

type PaymentProps = { stay: Stay; resort: Resort; traveller: Traveller; email: string };

function Payment({ stay, resort, traveller, email }: PaymentProps) {
  const [quote, setQuote] = useState<Quote>(() => quoteStay(stay));
  const [trouble, setTrouble] = useState<Exclude<BookingAnswer, { kind: 'booked' }> | null>(null);
  const isCash = quote.paymentMethod === 'cash';
  const title = isCash ? 'Confirm Your Payment' : 'Confirm Points Redemption';
  useDocumentTitle(title);
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const bookings = useMemberLive('ownBookings');
  const user = useMemberLive('ownUser');
  const [typedBilling] = useState(() => readTexts().billing);
  const parts = paymentParts(quote.paymentMethod, traveller);

  const confirm = async (checked: { card: CheckedCard | null; billing: Billing | null }) => {
    setTrouble(null);
    const hold = readHold(stay);
    const party =
      traveller.kind === 'guest'
        ? traveller
        : checked.billing === null
          ? null
          : ({ kind: 'member', billing: checked.billing } as const);
    if (party === null) return null;
    // Who holds one more unit has been asked when they looked at its offer.
    const isAsked = isLiveHold(hold, stay, Date.now()) || !hasBooked(bookings, stay);
    const question = anotherUnitQuestion(stay.unitType);
    if (
      !isAsked &&
      !(await dialogs.confirm({ title: question, confirmLabel: ANOTHER_UNIT_LABEL }))
    ) {
      return null;
    }
    const answer = await makeBooking({
      stay,
      quote,
      email,
      party,
      card: checked.card,
      holdId: isLiveHold(hold, stay, Date.now()) ? hold.holdId : null,
    });
    if (answer.kind !== 'booked') {
      setTrouble(answer);
      if (answer.kind === 'price-changed' && answer.quote !== null) setQuote(answer.quote);
      const field = answer.kind === 'failed' ? formFieldOf(answer.field, parts) : null;
      return answer.kind === 'failed' && field !== null ? { field, message: answer.reason } : null;
    }
    const { booking } = answer;
    // Before the screen closes, which would let the hold go.
    clearHold(stay);
    await navigate(stayPath('confirmation', { resort: stay.resortId }, { booking: booking._id }), {
      replace: true,
      state: { booking },
    });
    forgetTraveller();
    void dialogs.alert({ title: ALERTS.bookingConfirmed, tone: 'good' });
    return null;
  };

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

function LoginNeeded() {
  const location = useLocation();
  return (
    <PageContainer>
      <EmptyState
        level={1}
        title={SCREEN_TEXTS.loginNeededToPay}
        text="Everything you have chosen and typed is kept."
        action={<ButtonLink to={loginPath(fullPath(location))}>Login</ButtonLink>}
      />
    </PageContainer>
  );
}

/** A guest was chosen, but who it is is not known (yet, or no more). */
function GuestMissing({ stay }: { stay: Stay }) {
  return (
    <PageContainer>
      <EmptyState
        level={1}
        title={ALERTS.fillGuest}
        action={
          <ButtonLink to={stayPath('checkout', stayParams(stay))}>
            Back to the guest information
          </ButtonLink>
        }
      />
    </PageContainer>
  );
}

/** True when checkout said that a guest checks in (rules 8.2: the text 'True'). */
const isGuestPassed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isGuest' in state && state.isGuest === 'True';

/** Who checks in: as settled at the checkout; the member where checkout was skipped. */
const travellerOf = (state: unknown): Traveller | null => {
  const texts = readTexts();
  const draft = draftOf(texts);
  switch (draft.step) {
    case 'ready':
      return draft.traveller;
    case 'identifying':
      return null;
    case 'offered':
      return isGuestPassed(state) ? null : { kind: 'member' };
  }
};

/** Only mounted for a member: what they typed before a lost session is back by then. */
function MembersPayment({ stay, email }: { stay: Stay; email: string }) {
  const { state } = useLocation();
  const [traveller] = useState(() => travellerOf(state));
  if (traveller === null) return <GuestMissing stay={stay} />;
  return (
    <WithResort
      resortId={stay.resortId}
      missing={<MissingBooking message={MISSING_DATA.booking} />}
    >
      {(resort) => (
        <Payment
          key={stayKey(stay)}
          stay={stay}
          resort={resort}
          traveller={traveller}
          email={email}
        />
      )}
    </WithResort>
  );
}

/** /payment (rules 8.13): the card or the points, the bill, and the button that books. */
export default function PaymentPage() {
  const session = useSession();
  const reading = useStayReading();
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'signed-out') return <LoginNeeded />;
  if (reading.kind !== 'stay') {
    return <MissingBooking message={MISSING_DATA.booking} reading={reading} />;
  }
  return <MembersPayment key={session.uid} stay={reading.stay} email={session.email} />;
}
