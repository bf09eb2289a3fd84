import { API_ERRORS } from '@club/domain/api/errors';
import { useLocation } from 'react-router-dom';
import { PATHS, fullPath, loginPath, stayPath, waitlistPath } from '../../shared/routes/paths.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayParams } from '../../shared/stay/stay-query.ts';
import { HoldStillRuns } from '../../shared/hold/hold-still-runs.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import type { BookingAnswer } from './make-booking.ts';

type PaymentTroubleProps = {
  trouble: Exclude<BookingAnswer, { kind: 'booked' }>;
  stay: Stay;
  /** The total now in force, with its unit. */
  total: string;
};

/** Why the last press on the button booked nothing (rules 13.3), and how to continue. */
export function PaymentTrouble({ trouble, stay, total }: PaymentTroubleProps) {
  const location = useLocation();
  if (trouble.kind === 'price-changed') {
    return (
      <Alert tone="warn" live title={API_ERRORS['price-changed'].message}>
        {trouble.quote === null ? (
          <TextLink to={stayPath('offer', stayParams(stay))}>Look at the offer again</TextLink>
        ) : (
          <>The total is now {total}. Nothing was booked; press the button again to agree.</>
        )}
      </Alert>
    );
  }
  if (trouble.kind === 'duplicate') {
    return (
      <Alert
        tone="info"
        live
        title={API_ERRORS['duplicate-booking'].message}
        action={
          <TextLink
            to={
              trouble.bookingId === null
                ? PATHS.dashboardBookings
                : stayPath(
                    'confirmation',
                    { resort: stay.resortId },
                    { booking: trouble.bookingId },
                  )
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
  return (
    <Alert tone="bad" live title={trouble.alert}>
      {trouble.reason} <HoldStillRuns stay={stay} />{' '}
      {(trouble.code === 'sold-out' || trouble.code === 'hold-ended') && (
        <TextLink to={stayPath('offer', stayParams(stay))}>Look for other dates</TextLink>
      )}
      {trouble.code === 'sold-out' && (
        <>
          {' · '}
          <TextLink to={waitlistPath(stayParams(stay))}>Tell me when it is free</TextLink>
        </>
      )}
      {trouble.code === 'not-signed-in' && (
        <TextLink to={loginPath(fullPath(location))}>Login</TextLink>
      )}
    </Alert>
  );
}
