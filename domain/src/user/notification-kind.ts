/** What messages inside the app are about. */
export const NOTIFICATION_KINDS = [
  'booking-confirmed',
  'booking-changed',
  'booking-cancelled',
  'hold-offered',
  'points-deposited',
  'ticket-answered',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** True for a kind of the list. */
export const isNotificationKind = (value: unknown): value is NotificationKind =>
  NOTIFICATION_KINDS.some((kind) => kind === value);
