import { storedNotificationText } from '@club/domain/user/notification-text';
import type { NotificationKind } from '@club/domain/user/notification-kind';
import { isNotificationKind } from '@club/domain/user/notification-kind';
import { READER_FORMATS } from '../../formats/reader-formats.ts';

/** A message to a member inside the app: a document of `users/{uid}/notifications`. */
export type MemberNotification = {
  id: string;
  /** null for a kind that this page does not know (yet). */
  kind: NotificationKind | null;
  title: string;
  text: string;
  /** A path of this site, or ''. */
  link: string;
  /** ISO instant. */
  at: string;
  read: boolean;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a stored notification, and writes it for this reader; a missing field counts as empty. */
export const notificationFromStored = (
  id: string,
  stored: Record<string, unknown>,
): MemberNotification => ({
  id,
  kind: isNotificationKind(stored['kind']) ? stored['kind'] : null,
  ...storedNotificationText(stored, READER_FORMATS),
  link: text(stored['link']),
  at: text(stored['at']),
  read: stored['read'] === true,
});
