import type { NotificationKind } from '@club/domain/user/notification-kind';
import type { MessageWay } from '@club/domain/user/message-settings';

/** How kinds of messages are called where a member chooses which of them to get. */
export const MESSAGE_WORDS: Record<NotificationKind, { title: string; text: string }> = {
  'booking-confirmed': {
    title: 'Bookings',
    text: 'That a stay is booked, with everything you need to arrive.',
  },
  'booking-changed': {
    title: 'Changes',
    text: 'Other dates, another unit, or somebody else who checks in.',
  },
  'booking-cancelled': {
    title: 'Cancellations',
    text: 'That a stay is cancelled, and what came back.',
  },
  'hold-offered': {
    title: 'Waitlist offers',
    text: 'That a stay you wait for is kept for you for 24 hours.',
  },
  'points-deposited': { title: 'Points', text: 'That points you deposited are in your account.' },
  'ticket-answered': {
    title: 'Answers of the club',
    text: 'That we have answered you. The answer itself always comes by mail.',
  },
};

export const WAY_LABELS: Record<MessageWay, string> = { app: 'In the app', mail: 'By mail' };
