import type { MailMessage } from '@club/domain/mail/mail';
import { newMail } from '@club/domain/mail/mail';
import type { Mute } from '@club/domain/user/message-settings';
import { isMuted, mutesFromStored } from '@club/domain/user/message-settings';
import type { StoredNotification } from '@club/domain/user/notification-text';
import type { UserDocument } from '@club/domain/user/user';
import type { Loaded, Write } from '../kernel/commit/atomically.ts';
import { create } from '../kernel/commit/atomically.ts';
import type { Collections, RateBucket } from '../store/collections.ts';
import { budgetIdsOf, takeBudget } from './mail-budget.ts';

/**
 * A message of the club: a notification in the app, which keeps data and is written when it is shown,
 * mails, which are written now, because they are sent as they are stored, or both. Its ids are made from its
 * subject, and its documents are created in the commit that makes it true, so it is sent once,
 * however often a request or an event is repeated (rules 13.5).
 */
export type ClubMessage = {
  notice?: { id: string; notification: StoredNotification };
  mails?: readonly ClubMail[];
};

/** A mail; `to` is null for the member, at the current address of their record. */
export type ClubMail = {
  id: string;
  to: string | null;
  message: MailMessage;
  /** ISO instant. */
  at: string;
  /** When its text stops being true, milliseconds since 1970, where it does. */
  outdatedAt?: number;
};

/**
 * Who gets messages: a member and their address, null after their record was deleted. A visitor has
 * no `uid` and gets only mails. `muted` is what the member has muted.
 */
export type Recipient = {
  uid: string | null;
  email: string | null;
  muted: readonly Mute[];
  /** False for an unconfirmed address: no mail is sent to it or on its behalf. */
  isConfirmed: boolean;
};

/** A member as a recipient, by their current record, if there is one. */
export const recipientOf = (uid: string, user: UserDocument | undefined): Recipient => ({
  uid,
  email: user?.email ?? null,
  muted: mutesFromStored(user?.muted),
  isConfirmed: user?.emailConfirmed === true,
});

/** A message without what the member has muted; mails to guests are always sent. */
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

/** The notifications and mails of some messages that are written for a recipient. */
const wantedBy = (
  { uid, email, muted, isConfirmed }: Recipient,
  messages: readonly ClubMessage[],
): { notices: Required<ClubMessage>['notice'][]; mails: ClubMail[] } => {
  if (email === null) {
    const mails = messages.flatMap((message) => message.mails ?? []);
    return { notices: [], mails: mails.filter(({ to }) => to !== null) };
  }
  const wanted = messages.map((message) => wantedOf(message, muted));
  return {
    notices: uid === null ? [] : wanted.flatMap(({ notice }) => notice ?? []),
    mails: isConfirmed ? wanted.flatMap(({ mails }) => mails) : [],
  };
};

/** The ids of the mail budgets (`rateLimits`) that messages to a recipient need. */
export const budgetsFor = (recipient: Recipient, messages: readonly ClubMessage[]): string[] =>
  budgetIdsOf(recipient.uid, wantedBy(recipient, messages).mails);

/**
 * The writes that send messages to a member, except what they have muted, and copies to their
 * guests, within the mail budgets of the member and of each guest. `budgets` are those of
 * `budgetsFor` as they were read, or null for messages without a budget. After an account deletion
 * nothing is written about the member; their guests still get their mail, which has no link to the
 * member and is deleted once it was sent. No mail is sent to an unconfirmed address, nor on its
 * behalf.
 */
export const messageWrites = (
  club: Collections,
  recipient: Recipient,
  messages: readonly ClubMessage[],
  budgets: readonly Loaded<RateBucket>[] | null,
  nowMs: number,
): Write[] => {
  const { uid, email } = recipient;
  const { notices, mails } = wantedBy(recipient, messages);
  const { allowed, writes } =
    budgets === null
      ? { allowed: new Set(mails.map(({ id }) => id)), writes: [] }
      : takeBudget(uid, mails, budgets, nowMs);
  return [
    ...notices.flatMap(({ id, notification }) =>
      uid === null ? [] : [create(club.notifications(uid).doc(id), notification)],
    ),
    ...mails.flatMap(({ id, to, ...mail }) => {
      const address = to ?? email;
      if (address === null || !allowed.has(id)) return [];
      return [
        create(
          club.mail.doc(id),
          newMail(
            email === null
              ? { ...mail, to: address, uid: null, leftAt: mail.at }
              : { ...mail, to: address, uid },
          ),
        ),
      ];
    }),
    ...writes,
  ];
};
