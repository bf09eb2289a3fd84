import type { Booking } from '@club/domain/booking/booking';
import { isVisibleStatus } from '@club/domain/booking/booking-state';
import { formatStay } from '@club/domain/calendar/day-format';
import { IDS } from '@club/domain/ids';
import { displayName } from '@club/domain/resort/resort-name';
import { TICKET_TOPICS, TOPIC_LABELS } from '@club/domain/support/ticket';
import type { Session } from '../../kernel/session/session.tsx';
import type { SelectOption } from '../../design/form/select-input.tsx';

/** The form as it is typed: '' where nothing is chosen. */
export type ContactValues = {
  name: string;
  email: string;
  topic: string;
  bookingId: string;
  message: string;
};

export const TOPIC_OPTIONS: readonly SelectOption[] = TICKET_TOPICS.map((topic) => ({
  value: topic,
  label: TOPIC_LABELS[topic],
}));

/** The form with what is known of who writes, and with what the address asks for. */
export const firstValues = (session: Session, params: URLSearchParams): ContactValues => {
  const member = session.status === 'signed-in' ? session : null;
  const topic = params.get('topic') ?? '';
  const booking = params.get('booking') ?? '';
  return {
    name: member?.name ?? '',
    email: member?.email ?? '',
    topic: TICKET_TOPICS.some((one) => one === topic) ? topic : '',
    bookingId: member !== null && IDS.booking.is(booking) ? booking : '',
    message: '',
  };
};

/** The member's stays to choose from, as they come: 'Larkspur Cove, 3 – 10 May 2027'. */
export const bookingOptions = (bookings: readonly Booking[]): readonly SelectOption[] =>
  bookings
    .filter(({ status }) => isVisibleStatus(status))
    .map(({ id, resort, startDate, endDate }) => ({
      value: id,
      label: `${displayName(resort.placeName)}, ${formatStay(startDate, endDate)}`,
    }));
