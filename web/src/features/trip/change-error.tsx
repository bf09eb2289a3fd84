import type { ApiErrorCode } from '@club/domain/api/errors';
import { API_ERRORS } from '@club/domain/api/errors';
import type { Booking } from '@club/domain/booking/booking';
import type { Difference } from '@club/domain/booking/stay-change';
import { formatPoints } from '../../formats/reader-formats.ts';
import type { ApiFailure, CallError } from '../../kernel/api/api-client.ts';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { PATHS, tripPath } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import type { ChangeOutcome } from './change-trip.ts';
import { changeDifferenceText } from './change-text.ts';

type ChangeErrorProps = {
  problem: Exclude<ChangeOutcome, { kind: 'changed' }>;
  booking: Booking;
  /** The current difference. */
  difference: Difference;
  /** True when the stay was changed although the response was lost. */
  isChanged: boolean;
  onOtherDates: () => void;
};

const NOTHING_CHANGED = 'Nothing was changed: your stay is as it was.';

type RejectedProps = Pick<ChangeErrorProps, 'booking' | 'onOtherDates'> & { error: ApiFailure };

/** Title and text for an error: the server's message, or a clearer one. */
const messageFor = (error: ApiFailure): { title: string; text: string } => {
  const { code, message } = error;
  if (error.code === 'points-limit') {
    const lack =
      error.details === null ? '' : `${formatPoints(error.details.missing)} are missing. `;
    return {
      title: 'Your points and what can be borrowed do not cover this change.',
      text: `${lack}${NOTHING_CHANGED}`,
    };
  }
  if (code === 'card-declined') {
    return {
      title: message,
      text: `Nothing was charged. ${NOTHING_CHANGED} Try again, or use another card.`,
    };
  }
  if (code === 'duplicate-booking') {
    return { title: 'You have another booking of exactly this stay.', text: NOTHING_CHANGED };
  }
  return { title: message, text: NOTHING_CHANGED };
};

/** A next step other than retrying, for the errors that have one. */
function NextStep({ error, booking, onOtherDates }: RejectedProps) {
  if (error.code === 'sold-out') {
    return (
      <Button size="small" variant="quiet" onClick={onOtherDates}>
        Choose other dates
      </Button>
    );
  }
  if (error.code === 'duplicate-booking') {
    const path =
      error.details === null ? PATHS.dashboardBookings : tripPath(error.details.bookingId);
    return (
      <TextLink $alone to={path}>
        See that booking
      </TextLink>
    );
  }
  return error.code === 'not-changeable' ? (
    <TextLink $alone to={tripPath(booking.id)}>
      Back to the stay
    </TextLink>
  ) : null;
}

const CODES_WITH_NEXT_STEP: readonly ApiErrorCode[] = [
  'sold-out',
  'duplicate-booking',
  'not-changeable',
];

/** Why a change was rejected, and how to continue. */
function Rejected(props: RejectedProps) {
  const { title, text } = messageFor(props.error);
  const hasNextStep = CODES_WITH_NEXT_STEP.includes(props.error.code);
  return (
    <Alert tone="bad" live title={title} action={hasNextStep ? <NextStep {...props} /> : undefined}>
      {text}
    </Alert>
  );
}

const unknownTitle = (error: CallError): string =>
  error.kind === 'network' ? 'We do not know whether your change was made.' : callErrorText(error);

/** The outcome of the last attempt, when it did not change the stay. */
export function ChangeError(props: ChangeErrorProps) {
  const { problem, booking, difference, isChanged } = props;
  switch (problem.kind) {
    case 'rejected':
      return <Rejected booking={booking} onOtherDates={props.onOtherDates} error={problem.error} />;
    case 'price-changed':
      return (
        <Alert tone="warn" live title={API_ERRORS['change-price-changed'].message}>
          It is now: {changeDifferenceText(difference, booking.paymentMethod)}. {NOTHING_CHANGED}{' '}
          Press the button again to confirm.
        </Alert>
      );
    case 'unknown':
      return isChanged ? (
        <Alert
          tone="good"
          live
          title="Your stay was changed."
          action={
            <TextLink $alone to={tripPath(booking.id)}>
              See your stay
            </TextLink>
          }
        >
          Only the response was lost.
        </Alert>
      ) : (
        <Alert tone="bad" live title={unknownTitle(problem.error)}>
          {problem.error.kind === 'network' && `${callErrorText(problem.error)} `}Pressing the
          button again can never change or charge twice.
        </Alert>
      );
  }
}
