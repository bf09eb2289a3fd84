/** How a message reaches a member: as a notification in the app, and by mail. */
export const MESSAGE_WAYS = ['app', 'mail'] as const;
export type MessageWay = (typeof MESSAGE_WAYS)[number];

/** The facts of a kind of notification. */
type NotificationFacts = {
  /** Its name and description in the message settings. */
  label: string;
  text: string;
  /** The label of the link from the notification to its subject. */
  open: string;
  /** The ways in which members can mute it; `firestore.rules` has the same list. */
  mutable: readonly MessageWay[];
  /** The operations of the API that cause it: the page that has just called one shows no toast. */
  causedBy: readonly string[];
};

/**
 * What messages inside the app are about. Messages about a booking are always sent both ways, and the
 * answer to a member's own question is always mailed, because only the mail has it.
 * The message of a kind is in `functions`, its icon in `web`.
 */
export const NOTIFICATIONS = {
  'booking-confirmed': {
    label: 'Bookings',
    text: 'That a stay is booked, with everything you need to arrive.',
    open: 'See your booking',
    mutable: [],
    causedBy: ['createBooking'],
  },
  'booking-changed': {
    label: 'Changes',
    text: 'Other dates, another unit, or another guest who checks in.',
    open: 'See what changed',
    mutable: [],
    causedBy: ['changeBooking', 'changeGuest'],
  },
  'booking-cancelled': {
    label: 'Cancellations',
    text: 'That a stay is cancelled, and what came back.',
    open: 'See what came back',
    mutable: [],
    causedBy: ['cancelBooking'],
  },
  'hold-offered': {
    label: 'Waitlist offers',
    text: 'That a stay you wait for is kept for you for 24 hours.',
    open: 'Look and book',
    mutable: ['app', 'mail'],
    causedBy: ['joinWaitlist'],
  },
  'points-deposited': {
    label: 'Points',
    text: 'That points you deposited are in your account.',
    open: 'See your points',
    mutable: ['app', 'mail'],
    causedBy: ['depositPoints'],
  },
  'ticket-answered': {
    label: 'Answers of the club',
    text: 'That we have answered you. The answer itself always comes by mail.',
    open: 'Read the answer',
    mutable: ['app'],
    causedBy: [],
  },
} as const satisfies Readonly<Record<string, NotificationFacts>>;

export type NotificationKind = keyof typeof NOTIFICATIONS;

// The names of an object are those that its type says.
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as readonly NotificationKind[];

/** True for a kind of the table. */
export const isNotificationKind = (value: unknown): value is NotificationKind =>
  NOTIFICATION_KINDS.some((kind) => kind === value);
