import type { Mute } from '@club/domain/user/message-settings';
import { isMuted, mutesFromStored } from '@club/domain/user/message-settings';
import type { UserDocument } from '@club/domain/user/user';
import type { Loaded, Write } from '../kernel/commit/atomically.ts';
import { create } from '../kernel/commit/atomically.ts';
import type { Collections, MailDocument, Notification, RateBucket } from '../store/collections.ts';
import { budgetIdsOf, takeBudget } from './mail-budget.ts';

/**
 * A message of the club: a notice in the app, mails, or both. Its ids are made from what it is about,
 * and its documents are created in the very commit that makes it true: so it is sent once, however
 * often a request or an event comes again (rules 13.5).
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
export type Recipient = {
  uid: string | null;
  email: string | null;
  muted: readonly Mute[];
  /** False for an address that nobody has confirmed: no mail leaves for it, or in its name. */
  isConfirmed: boolean;
};

/** A member as a recipient, by the record they have at this moment, if they still have one. */
export const recipientOf = (uid: string, user: UserDocument | undefined): Recipient => ({
  uid,
  email: user?.email ?? null,
  muted: mutesFromStored(user?.muted),
  isConfirmed: user?.emailConfirmed === true,
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

/** What of some messages is written for a recipient: notices, and mails. */
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

/** The mail budgets (`rateLimits`) that messages to a recipient need, by their ids. */
export const budgetsFor = (recipient: Recipient, messages: readonly ClubMessage[]): string[] =>
  budgetIdsOf(recipient.uid, wantedBy(recipient, messages).mails);

/**
 * The writes that send messages to a member, but for what they do without, and mails about the member's
 * stays to their guests, as far as the budget of the member and of each guest goes. `budgets` are those
 * that `budgetsFor` names, as they were read; they are taken in the same commit. null: it is on none.
 * Nothing is written for members who are gone, as it would be data about somebody who has been erased;
 * their guests are told all the same, by a mail that leads nowhere and is not kept once it was sent.
 * Nothing is mailed to an address that nobody has confirmed, nor to others in its name.
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
    ...mails.flatMap(({ id, to, message, at }) => {
      const address = to ?? email;
      if (address === null || !allowed.has(id)) return [];
      return [
        create(
          club.mail.doc(id),
          email === null
            ? { to: [address], message, uid: null, at, leftAt: at }
            : { to: [address], message, uid, at },
        ),
      ];
    }),
    ...writes,
  ];
};
