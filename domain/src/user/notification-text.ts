import type { Formats } from '../format/formats.ts';
import { isRecord } from '../validation/is-record.ts';
import type { NotificationKind } from './notification-kind.ts';
import { isNotificationKind, NOTIFICATIONS } from './notification-kind.ts';

/** What a notification of each kind keeps. */
export type NotificationData = {
  [Kind in NotificationKind]: Parameters<(typeof NOTIFICATIONS)[Kind]['write']>[0];
};

/** The subject of a notification: its kind, and the facts. */
export type NotificationSubject<Kind extends NotificationKind = NotificationKind> = {
  [Each in Kind]: { kind: Each; data: NotificationData[Each] };
}[Kind];

/** A document of `users/{uid}/notifications`. */
export type StoredNotification = NotificationSubject & {
  /** A path of this site. */
  link: string;
  /** ISO instant. */
  at: string;
  read: boolean;
};

/** What people read of a notification. */
export type NotificationText = { title: string; text: string };

// The table once more, for code that does not know which kind it has.
const WRITERS: {
  [Kind in NotificationKind]: {
    title: string;
    write: (data: NotificationData[Kind], formats: Formats) => string;
  };
} = NOTIFICATIONS;

/** What a notification says, as its reader writes days and numbers. */
export const notificationText = <Kind extends NotificationKind>(
  { kind, data }: NotificationSubject<Kind>,
  formats: Formats,
): NotificationText => {
  const { title, write } = WRITERS[kind];
  return { title, text: write(data, formats) };
};

/** What a stored notification says; one of a kind that only a newer server knows has no words here. */
export const storedNotificationText = (
  stored: Readonly<Record<string, unknown>>,
  formats: Formats,
): NotificationText => {
  const { kind, data } = stored;
  if (isNotificationKind(kind) && isRecord(data)) {
    // Only the server writes notifications, so the data is that of the kind.
    return notificationText({ kind, data } as NotificationSubject, formats);
  }
  return { title: 'A message of the club', text: 'Load this page again to read it.' };
};
