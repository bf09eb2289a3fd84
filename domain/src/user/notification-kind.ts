/** How the club tells a member something: by a notice in the app, and by mail. */
export const MESSAGE_WAYS = ['app', 'mail'] as const;
export type MessageWay = (typeof MESSAGE_WAYS)[number];

/** What is known of a kind of notification wherever it is sent, listed or chosen. */
type NotificationFacts = {
  /** What it is called where members choose which messages they get, and what it says. */
  label: string;
  text: string;
  /** What leads from the notice to what it is about. */
  open: string;
  /** The ways in which members can mute it; `firestore.rules` has the same list. */
  mutable: readonly MessageWay[];
  /** The operations of the API that it can be a result of: who has just called one is told already. */
  causedBy: readonly string[];
};

/**
 * What messages inside the app are about. What becomes of a booking is always said in both ways, and
 * the answer to a member's own question always goes to their mailbox, because it is in the mail alone.
 * Besides its entry here a kind has its message in `functions` and its icon in `web`.
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
    text: 'Other dates, another unit, or somebody else who checks in.',
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
