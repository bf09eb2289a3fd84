import type { Collections, MailDocument, Notification } from '../firestore/collections.ts';
import type { Write } from '../commit/atomically.ts';
import { create } from '../commit/atomically.ts';

/**
 * A message of the club: a notice in the app, mails, or both. Its ids are made from what it is about,
 * and its documents are created in the very commit that makes it true: so it is sent once, however
 * often a request or an event comes again (research, events).
 */
export type ClubMessage = {
  notice?: { id: string; notification: Notification };
  mails?: readonly { id: string; mail: MailDocument }[];
};

/** The writes that send messages to a member. */
export const messageWrites = (
  club: Collections,
  uid: string,
  messages: readonly ClubMessage[],
): Write[] =>
  messages.flatMap(({ notice, mails = [] }) => [
    ...(notice === undefined
      ? []
      : [create(club.notifications(uid).doc(notice.id), notice.notification)]),
    ...mails.map(({ id, mail }) => create(club.mail.doc(id), mail)),
  ]);
