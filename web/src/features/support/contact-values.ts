import type { Booking } from '@club/domain/booking/booking';
import { isVisibleStatus } from '@club/domain/booking/booking-state';
import { IDS } from '@club/domain/ids';
import { TICKET_TOPICS, TOPIC_LABELS } from '@club/domain/support/ticket';
import type { Session } from '../../kernel/session/session-of-user.ts';
import { numberFact } from '../../shared/booking/number-fact.ts';
import { stayName } from '../../shared/booking/stay-name.ts';
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

/** The initial values: name and email of the member, topic and booking of the address. */
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

const optionLabel = (booking: Booking): string =>
  [stayName(booking), ...numberFact(booking).map(({ value }) => value)].join(' · ');

/** The member's stays as options. */
export const bookingOptions = (bookings: readonly Booking[]): readonly SelectOption[] =>
  bookings
    .filter(({ status }) => isVisibleStatus(status))
    .map((booking) => ({ value: booking.id, label: optionLabel(booking) }));
