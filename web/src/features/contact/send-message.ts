import { callFunction } from '../../kernel/api/api-client.ts';
import { createAttempt } from '../../kernel/storage/attempt.ts';
import type { ContactMessage } from '@club/domain/support/ticket.schema';

/** Sends a message to the club: the same message makes one ticket. */
export const sendMessage = createAttempt({
  storageKey: 'contactAttempt',
  orderKey: (message: ContactMessage) => JSON.stringify(message),
  send: (message, requestId) => callFunction('contactClub', { ...message, requestId }),
});
