import { ApiError } from '@club/domain/api/errors';
import type { SupportTicket } from '@club/domain/support/ticket';
import type { Mute } from '@club/domain/user/message-settings';
import { mutesFromStored } from '@club/domain/user/message-settings';
import { atomically, create, put } from '../kernel/commit/atomically.ts';
import { clubFirestore } from '../kernel/firebase/app.ts';
import type { Collections, TicketDocument } from '../store/collections.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { messageWrites } from '../notifications/club-message.ts';
import { ticketAnswered } from '../notifications/ticket-messages.ts';
import { decideStep } from './step-decision.ts';

/** A ticket without what only the server needs. */
const ticketBody = ({
  requestKey: _requestKey,
  fingerprint: _fingerprint,
  emailClaim: _emailClaim,
  expireAt: _expireAt,
  ...ticket
}: TicketDocument): SupportTicket => ticket;

/**
 * What the author of a ticket has muted; read outside the commit, because a concurrent change does
 * no harm.
 */
const mutedByWriter = async (club: Collections, number: string): Promise<Mute[]> => {
  const uid = (await club.supportTickets.doc(number).get()).data()?.uid ?? null;
  return uid === null ? [] : mutesFromStored((await club.users.doc(uid).get()).data()?.muted);
};

/**
 * The callable `handleticket`: answers a ticket by mail, or changes its state without one, with an
 * audit entry. Can be repeated.
 */
export const handleTicket: Handler<'handleTicket', 'caller' | 'nowMs'> = async (
  order,
  { caller, nowMs },
) => {
  const db = clubFirestore();
  const club = collections(db);
  const entryRef = club.audit.doc();
  const refs = { ticket: club.supportTickets.doc(order.number) };
  const muted = order.text === undefined ? [] : await mutedByWriter(club, order.number);
  return atomically<typeof refs, SupportTicket>(db, refs, ({ ticket }) => {
    if (ticket.data === undefined) throw new ApiError('ticket-not-found');
    const stepped = decideStep(ticket.data, order, { nowMs, actor: caller.uid });
    if (stepped === null) return { result: ticketBody(ticket.data) };
    const { uid, email } = stepped.ticket;
    const answer =
      order.text === undefined
        ? []
        : [ticketAnswered(stepped.ticket, order.text, stepped.entry.at)];
    return {
      result: ticketBody(stepped.ticket),
      writes: [
        put(ticket, stepped.ticket),
        create(entryRef, stepped.entry),
        // An admin writes it, so it has no mail budget.
        ...messageWrites(club, { uid, email, muted, isConfirmed: true }, answer, null, nowMs),
      ],
    };
  });
};
