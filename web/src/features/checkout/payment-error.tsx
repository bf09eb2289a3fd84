import { API_ERRORS } from '@club/domain/api/errors';
import { useLocation } from 'react-router-dom';
import { PATHS, fullPath, loginPath, stayPath, waitlistPath } from '../../shared/routes/paths.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayParams } from '../../shared/stay/stay-query.ts';
import { HoldStillRuns } from '../../shared/hold/hold-still-runs.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import type { BookingResult } from './make-booking.ts';

type PaymentErrorProps = {
  error: Exclude<BookingResult, { kind: 'booked' }>;
  stay: Stay;
  /** The current total, with its unit. */
  total: string;
};

/** Why the last attempt booked nothing (rules 13.3), and how to continue. */
export function PaymentError({ error, stay, total }: PaymentErrorProps) {
  const location = useLocation();
  if (error.kind === 'price-changed') {
    return (
      <Alert tone="warn" live title={API_ERRORS['price-changed'].message}>
        {error.quote === null ? (
          <TextLink $alone to={stayPath('offer', stayParams(stay))}>
            Look at the offer again
          </TextLink>
        ) : (
          <>The total is now {total}. Nothing was booked; press the button again to agree.</>
        )}
      </Alert>
    );
  }
  if (error.kind === 'duplicate') {
    return (
      <Alert
        tone="info"
        live
        title={API_ERRORS['duplicate-booking'].message}
        action={
          <TextLink
            $alone
            to={
              error.bookingId === null
                ? PATHS.dashboardBookings
                : stayPath('confirmation', { resort: stay.resortId }, { booking: error.bookingId })
            }
          >
            See this booking
          </TextLink>
        }
      >
        Nothing was booked or charged a second time.
      </Alert>
    );
  }
  if (error.kind === 'declined') {
    // The card's field says why.
    return (
      <Alert tone="bad" live title={error.alert}>
        <HoldStillRuns stay={stay} />
      </Alert>
    );
  }
  return (
    <Alert tone="bad" live title={error.alert}>
      {error.reason} <HoldStillRuns stay={stay} />{' '}
      {(error.code === 'sold-out' || error.code === 'hold-ended') && (
        <TextLink to={stayPath('offer', stayParams(stay))}>Look for other dates</TextLink>
      )}
      {error.code === 'sold-out' && (
        <>
          {' · '}
          <TextLink to={waitlistPath(stayParams(stay))}>Tell me when it is free</TextLink>
        </>
      )}
      {error.code === 'not-signed-in' && (
        <TextLink to={loginPath(fullPath(location))}>Login</TextLink>
      )}
    </Alert>
  );
}
