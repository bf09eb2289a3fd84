import type { MessageWay, NotificationKind } from './notification-kind.ts';
import { MESSAGE_WAYS, NOTIFICATIONS, NOTIFICATION_KINDS } from './notification-kind.ts';

/** A kind of message and a way, as the member's record lists what they muted. */
export type Mute = `${NotificationKind}:${MessageWay}`;

/** The entry of a kind and a way. */
export const muteOf = (kind: NotificationKind, way: MessageWay): Mute => `${kind}:${way}`;

/** True when a member can mute messages of a kind that come in a way. */
export const isMutable = (kind: NotificationKind, way: MessageWay): boolean =>
  NOTIFICATIONS[kind].mutable.some((mutable) => mutable === way);

/** Every entry there can be; `firestore.rules` has the same list. */
export const MUTES: readonly Mute[] = NOTIFICATION_KINDS.flatMap((kind) =>
  MESSAGE_WAYS.filter((way) => isMutable(kind, way)).map((way) => muteOf(kind, way)),
);

/** What a member muted, from the field `muted` of their record; anything else in it is nothing. */
export const mutesFromStored = (stored: unknown): Mute[] =>
  Array.isArray(stored) ? MUTES.filter((mute) => stored.includes(mute)) : [];

/** True when the member muted it; only what is mutable can be muted. */
export const isMuted = (muted: readonly Mute[], kind: NotificationKind, way: MessageWay): boolean =>
  isMutable(kind, way) && muted.includes(muteOf(kind, way));
