import type { ApiErrorCode } from '@club/domain/api/errors';
import { API_ERRORS } from '@club/domain/api/errors';
import type { Booking } from '@club/domain/booking/booking';
import type { Difference } from '@club/domain/booking/stay-change';
import { formatPoints } from '@club/domain/money/cents';
import type { ApiFailure, CallError } from '../../kernel/api/api-client.ts';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { PATHS, tripPath } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import type { ChangeAnswer } from './change-trip.ts';
import { differenceWords } from './change-words.ts';

type ChangeTroubleProps = {
  trouble: Exclude<ChangeAnswer, { kind: 'changed' }>;
  booking: Booking;
  /** The difference now in force. */
  difference: Difference;
  /** True when the stay has turned out to be changed although the answer was lost. */
  isThrough: boolean;
  onOtherDates: () => void;
};

const NOTHING_CHANGED = 'Nothing was changed: your stay is as it was.';

type RefusedProps = Pick<ChangeTroubleProps, 'booking' | 'onOtherDates'> & { error: ApiFailure };

/** What is added to the server's words, and whether they are replaced. */
const wordsFor = (error: ApiFailure): { title: string; text: string } => {
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
    return { title: 'You have another booking of just this stay.', text: NOTHING_CHANGED };
  }
  return { title: message, text: NOTHING_CHANGED };
};

/** The way on from a refusal, where there is one besides pressing again. */
function WayOn({ error, booking, onOtherDates }: RefusedProps) {
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
    return <TextLink to={path}>See that booking</TextLink>;
  }
  return error.code === 'not-changeable' ? (
    <TextLink to={tripPath(booking.id)}>Back to the stay</TextLink>
  ) : null;
}

const CODES_WITH_WAY_ON: readonly ApiErrorCode[] = [
  'sold-out',
  'duplicate-booking',
  'not-changeable',
];

/** Why a refused change was refused, and how to go on. */
function Refused(props: RefusedProps) {
  const { title, text } = wordsFor(props.error);
  const hasWayOn = CODES_WITH_WAY_ON.includes(props.error.code);
  return (
    <Alert tone="bad" live title={title} action={hasWayOn ? <WayOn {...props} /> : undefined}>
      {text}
    </Alert>
  );
}

const unknownTitle = (error: CallError): string =>
  error.kind === 'network'
    ? 'We do not know whether your change got through.'
    : callErrorText(error);

/** What came of the last press on the button, when it did not simply change the stay. */
export function ChangeTrouble(props: ChangeTroubleProps) {
  const { trouble, booking, difference, isThrough } = props;
  switch (trouble.kind) {
    case 'refused':
      return <Refused booking={booking} onOtherDates={props.onOtherDates} error={trouble.error} />;
    case 'price-changed':
      return (
        <Alert tone="warn" live title={API_ERRORS['change-price-changed'].message}>
          It is now: {differenceWords(difference, booking.paymentMethod)}. {NOTHING_CHANGED} Press
          the button again to agree.
        </Alert>
      );
    case 'unknown':
      return isThrough ? (
        <Alert
          tone="good"
          live
          title="The change got through."
          action={<TextLink to={tripPath(booking.id)}>See your stay</TextLink>}
        >
          Only the answer was lost on its way.
        </Alert>
      ) : (
        <Alert tone="bad" live title={unknownTitle(trouble.error)}>
          {trouble.error.kind === 'network' && `${callErrorText(trouble.error)} `}Pressing the
          button again can never change or charge twice.
        </Alert>
      );
  }
}
