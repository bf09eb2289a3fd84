import type { ContactMessage } from '@club/domain/support/ticket.schema';
import type { CallError } from '../../lib/api-client.ts';
import { callFunction } from '../../lib/api-client.ts';
import { attempts, isOpenRefusal } from '../../lib/attempts.ts';

/** The same message is sent under the same id until it is answered, so it makes one ticket. */
const attempt = attempts('contactAttempt');

/** A ticket number, or why there is none. */
export type Sent = { ok: true; number: string } | { ok: false; error: CallError };

/** Sends a message to the club. */
export const sendMessage = async (message: ContactMessage): Promise<Sent> => {
  const requestId = attempt.keyOf(JSON.stringify(message));
  const answer = await callFunction('contactClub', { ...message, requestId });
  if (answer.ok) {
    attempt.end();
    return { ok: true, number: answer.value.number };
  }
  const { error } = answer;
  if (error.kind === 'api' && !isOpenRefusal(error.code)) attempt.end();
  return { ok: false, error };
};
