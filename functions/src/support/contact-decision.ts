import { ApiError } from '@club/domain/api/errors';
import type { ContactMessage } from '@club/domain/support/ticket.schema';
import type { TicketDocument } from '../store/collections.ts';

/** A message to create a ticket from. */
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

/** A number that the ticket may get, and the ticket that already has it. */
export type Candidate = { number: string; ticket: TicketDocument | undefined };

/**
 * Decides about a message: its ticket, and whether that is new. A repeated request finds its
 * ticket, also under one of the later numbers. Throws ApiError 'key-reused' for another message
 * with the same request id, 'busy' when all its numbers are taken.
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
