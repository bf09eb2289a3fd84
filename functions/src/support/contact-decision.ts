import { ApiError } from '@club/domain/api/errors';
import type { ContactMessage } from '@club/domain/support/ticket.schema';
import type { TicketDocument } from '../store/collections.ts';

/** A message that is to become a ticket. */
export type ContactOrder = {
  /** The member who writes, or null. */
  uid: string | null;
  message: ContactMessage;
  requestKey: string;
  fingerprint: string;
  emailClaim: string;
  /** ISO instant. */
  at: string;
};

/** One of the numbers that the ticket may get, with the ticket that has it. */
export type Candidate = { number: string; ticket: TicketDocument | undefined };

/**
 * Decides about a message: the ticket it is, and whether it is new. The same request again is the
 * ticket it was, also when it got one of the later numbers. Throws ApiError 'key-reused' for another
 * message under the same request, 'busy' when others have all its numbers.
 */
export const decideContact = (
  candidates: readonly Candidate[],
  order: ContactOrder,
): { ticket: TicketDocument; isNew: boolean } => {
  const own = candidates.find(({ ticket }) => ticket?.requestKey === order.requestKey)?.ticket;
  if (own !== undefined) {
    if (own.fingerprint !== order.fingerprint) {
      throw new ApiError('key-reused', { field: 'requestId' });
    }
    return { ticket: own, isNew: false };
  }
  const free = candidates.find(({ ticket }) => ticket === undefined);
  if (free === undefined) throw new ApiError('busy');
  const { message, at, uid, requestKey, fingerprint, emailClaim } = order;
  return {
    isNew: true,
    ticket: {
      number: free.number,
      uid,
      ...message,
      state: 'open',
      stateAt: at,
      at,
      answers: [],
      history: [],
      rev: 1,
      requestKey,
      fingerprint,
      emailClaim,
      expireAt: null,
    },
  };
};
