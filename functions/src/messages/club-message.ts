import type { Mute } from '@club/domain/user/message-settings';
import { isMuted, mutesFromStored } from '@club/domain/user/message-settings';
import type { UserDocument } from '@club/domain/user/user';
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
  mails?: readonly ClubMail[];
};

/** A mail to somebody; null is the member, at whatever address their record has by then. */
export type ClubMail = {
  id: string;
  to: string | null;
  message: MailDocument['message'];
  /** ISO instant. */
  at: string;
};

/**
 * Who gets messages: the member and their address, null for somebody whose record is gone. A visitor
 * has no `uid` and gets mails only. `muted` is what the member does without.
 */
export type Recipient = { uid: string | null; email: string | null; muted: readonly Mute[] };

/** A member as a recipient, by the record they have at this moment, if they still have one. */
export const recipientOf = (uid: string, user: UserDocument | undefined): Recipient => ({
  uid,
  email: user?.email ?? null,
  muted: mutesFromStored(user?.muted),
});

/** What of a message a member wants: mails to others are not theirs to do without. */
const wantedOf = (
  { notice, mails = [] }: ClubMessage,
  muted: readonly Mute[],
): Required<Pick<ClubMessage, 'mails'>> & Pick<ClubMessage, 'notice'> => {
  if (notice === undefined) return { mails };
  const { kind } = notice.notification;
  return {
    ...(isMuted(muted, kind, 'app') ? {} : { notice }),
    mails: isMuted(muted, kind, 'mail') ? mails.filter(({ to }) => to !== null) : mails,
  };
};

/**
 * The writes that send messages to a member, but for what they do without, and mails about the member's
 * stays to their guests.
 * Nothing is written for members who are gone, as it would be data about somebody who has been erased;
 * their guests are told all the same, by a mail that leads nowhere and is not kept once it was sent.
 */
export const messageWrites = (
  club: Collections,
  { uid, email, muted }: Recipient,
  messages: readonly ClubMessage[],
): Write[] =>
  email === null
    ? messages.flatMap(({ mails = [] }) =>
        mails.flatMap(({ id, to, message, at }) =>
          to === null
            ? []
            : [create(club.mail.doc(id), { to: [to], message, uid: null, at, leftAt: at })],
        ),
      )
    : messages
        .map((message) => wantedOf(message, muted))
        .flatMap(({ notice, mails }) => [
          ...(notice === undefined || uid === null
            ? []
            : [create(club.notifications(uid).doc(notice.id), notice.notification)]),
          ...mails.map(({ id, to, message, at }) =>
            create(club.mail.doc(id), { to: [to ?? email], message, uid, at }),
          ),
        ]);
