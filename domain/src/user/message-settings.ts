import type { NotificationKind } from './notification-kind.ts';
import { NOTIFICATION_KINDS } from './notification-kind.ts';

/** How the club tells a member something: by a notice in the app, and by mail. */
export const MESSAGE_WAYS = ['app', 'mail'] as const;
export type MessageWay = (typeof MESSAGE_WAYS)[number];

/**
 * What a member can do without, by kind. What becomes of a booking is always said in both ways, and the
 * answer to a member's own question always goes to their mailbox, because it is in the mail alone.
 */
const DISPENSABLE: Readonly<Record<NotificationKind, readonly MessageWay[]>> = {
  'booking-confirmed': [],
  'booking-changed': [],
  'booking-cancelled': [],
  'hold-offered': ['app', 'mail'],
  'points-deposited': ['app', 'mail'],
  'ticket-answered': ['app'],
};

/** A kind of message and a way, as the member's record lists what they do without. */
export type Mute = `${NotificationKind}:${MessageWay}`;

/** The entry of a kind and a way. */
export const muteOf = (kind: NotificationKind, way: MessageWay): Mute => `${kind}:${way}`;

/** True when a member can do without messages of a kind that come in a way. */
export const isMutable = (kind: NotificationKind, way: MessageWay): boolean =>
  DISPENSABLE[kind].includes(way);

/** Every entry there can be; `firestore.rules` has the same list. */
export const MUTES: readonly Mute[] = NOTIFICATION_KINDS.flatMap((kind) =>
  MESSAGE_WAYS.filter((way) => isMutable(kind, way)).map((way) => muteOf(kind, way)),
);

/** What a member does without, from the field `muted` of their record; anything else in it is nothing. */
export const mutesFromStored = (stored: unknown): Mute[] =>
  Array.isArray(stored) ? MUTES.filter((mute) => stored.includes(mute)) : [];

/** True when the member does without it, and may: what has to be said is never muted. */
export const isMuted = (muted: readonly Mute[], kind: NotificationKind, way: MessageWay): boolean =>
  isMutable(kind, way) && muted.includes(muteOf(kind, way));
