import { MISSING_DATA } from '@club/domain/api/messages';
import { quoteStay } from '@club/domain/pricing/quote';
import type { Resort } from '@club/domain/resort/resort';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { resortPath, stayPath } from '../../shared/routes/paths.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayKey, stayParams } from '../../shared/stay/stay-query.ts';
import { useStayReading } from '../../shared/stay/use-stay-reading.ts';
import { BookingLayout } from '../../shared/booking/booking-layout.tsx';
import { useBookingWay, wayParams } from '../../shared/booking/booking-way.ts';
import type { CheckingIn } from '../../shared/booking/checking-in.ts';
import { OfferLines } from '../../shared/booking/offer-lines.tsx';
import { stayLine } from '../../shared/booking/stay-line.ts';
import { StaySummary } from '../../shared/booking/stay-summary.tsx';
import { HoldClock } from '../../shared/hold/hold-clock.tsx';
import { HoldError } from '../../shared/hold/hold-error.tsx';
import { HoldNotice } from '../../shared/hold/hold-notice.tsx';
import { useOfferHold } from '../../shared/hold/use-offer-hold.ts';
import { SignedInOnly } from '../../shared/page/signed-in-only.tsx';
import { WithResort } from '../../shared/resort/with-resort.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { guestFlag } from './checkout-draft.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { MissingBooking } from './missing-booking.tsx';

/** The nights are held, or how the member gets there; then the choice of who checks in. */
function Checkout({ stay, resort }: { stay: Stay; resort: Resort }) {
  usePageHead({ title: 'Checkout' });
  const navigate = useNavigate();
  const way = useBookingWay();
  const { offer, request } = useOfferHold(stay, { reuse: true });
  const [isRetrying, setIsRetrying] = useState(false);
  const [chosen, setChosen] = useState<CheckingIn | null>(null);
  const quote = offer.status === 'ready' ? offer.quote : quoteStay(stay);
  const isCash = quote.paymentMethod === 'cash';
  const { type, unit, from, to } = stayParams(stay);
  const isRequested = offer.status === 'loading';

  const paymentPath = stayPath('payment', stayParams(stay), wayParams(way));
  useEffect(() => {
    // A press before the nights are held continues once they are.
    if (chosen === null || offer.status !== 'ready') return;
    // Checkout passes the choice on as text (rules 8.2).
    void navigate(paymentPath, { state: { isGuest: guestFlag(chosen) } });
  }, [chosen, offer.status, navigate, paymentPath]);

  const retry = async (another: boolean): Promise<void> => {
    setChosen(null);
    setIsRetrying(true);
    await request(another);
    setIsRetrying(false);
  };
  return (
    <BookingLayout
      step="guest"
      title="Checkout"
      intro={
        <>
          {stayLine(stay)}{' '}
          <TextLink
            to={
              way === 'direct'
                ? resortPath(resort.id, { type, unit, from, to })
                : stayPath('units', { resort: resort.id, type })
            }
          >
            Change<VisuallyHidden> unit or dates</VisuallyHidden>
          </TextLink>
        </>
      }
      summary={
        <StaySummary
          stay={stay}
          resort={resort}
          quote={quote}
          renderClock={(isLine) => (
            <HoldClock stay={stay} isLine={isLine} isRequested={isRequested} />
          )}
        />
      }
    >
      {offer.status === 'failed' ? (
        <HoldError
          stay={stay}
          resort={resort}
          error={offer.error}
          retryAt={offer.retryAt}
          isRetrying={isRetrying}
          onRetry={() => void retry(false)}
          onAnother={() => void retry(true)}
        />
      ) : (
        <CheckoutForm
          submitLabel={isCash ? 'Continue to Payment' : 'Redeem Points'}
          isWaiting={chosen !== null && isRequested}
          onReady={setChosen}
        >
          <OfferLines
            stay={stay}
            resort={resort}
            quote={quote}
            title={isCash ? 'Cash Payment' : 'RCI Points Payment'}
            screen="checkout"
          />
          <HoldNotice stay={stay} />
        </CheckoutForm>
      )}
    </BookingLayout>
  );
}

/** Visitors log in first, because the nights are held for a member (rules 11.7). */
function MembersCheckout({ stay }: { stay: Stay }) {
  // A stay in the navigation state would not survive the login, so it is put into the address.
  return (
    <SignedInOnly from={stayPath('checkout', stayParams(stay))}>
      {() => (
        <WithResort
          resortId={stay.resortId}
          missing={<MissingBooking message={MISSING_DATA.bookingInformation} />}
        >
          {(resort) => <Checkout key={stayKey(stay)} stay={stay} resort={resort} />}
        </WithResort>
      )}
    </SignedInOnly>
  );
}

/** /checkout (rules 8.1): what is booked, how it is paid, and who checks in. */
export default function CheckoutPage() {
  const reading = useStayReading();
  return reading.kind === 'stay' ? (
    <MembersCheckout stay={reading.stay} />
  ) : (
    <MissingBooking message={MISSING_DATA.bookingInformation} reading={reading} />
  );
}
