import { ApiError } from '@club/domain/api/errors';
import type { AuditAction, AuditEntry } from '@club/domain/audit/audit-entry';
import type { TicketStep } from '@club/domain/support/ticket';
import { CLOSED_TICKET_DAYS, STATE_AFTER, ticketSteps } from '@club/domain/support/ticket';
import type { TicketStepOrder } from '@club/domain/support/ticket.schema';
import { Timestamp } from 'firebase-admin/firestore';
import type { TicketDocument } from '../store/collections.ts';
import type { CommandContext } from '../kernel/commit/command-context.ts';

const ACTIONS: Readonly<Record<TicketStep, AuditAction>> = {
  answer: 'answer-ticket',
  'mark-answered': 'mark-ticket-answered',
  close: 'close-ticket',
  reopen: 'reopen-ticket',
};

const DAY_MS = 86_400_000;

/** The ticket after a step, and its audit entry; null when the same step was done already. */
type Stepped = { ticket: TicketDocument; entry: AuditEntry } | null;

const isDone = (ticket: TicketDocument, order: TicketStepOrder, actor: string): boolean => {
  const last = ticket.history.at(-1);
  return (
    ticket.rev === order.rev + 1 &&
    last?.actor === actor &&
    last.step === order.step &&
    (order.step !== 'answer' || ticket.answers.at(-1)?.text === order.text)
  );
};

/**
 * Decides about an admin's step on a ticket. The same call again changes nothing. Throws ApiError
 * 'ticket-changed' when the ticket has another revision, or its state does not allow the step.
 */
export const decideStep = (
  ticket: TicketDocument,
  order: TicketStepOrder,
  { nowMs, actor }: CommandContext,
): Stepped => {
  if (isDone(ticket, order, actor)) return null;
  if (ticket.rev !== order.rev || !ticketSteps(ticket.state).includes(order.step)) {
    throw new ApiError('ticket-changed', {
      details: { state: ticket.state, rev: ticket.rev },
    });
  }
  const at = new Date(nowMs).toISOString();
  const state = STATE_AFTER[order.step];
  const { text } = order;
  return {
    ticket: {
      ...ticket,
      state,
      stateAt: at,
      answers: text === undefined ? ticket.answers : [...ticket.answers, { at, text }],
      history: [...ticket.history, { at, actor, step: order.step }],
      rev: ticket.rev + 1,
      expireAt:
        state === 'closed' ? Timestamp.fromMillis(nowMs + CLOSED_TICKET_DAYS * DAY_MS) : null,
    },
    // The answer is only in the ticket, which is deleted one day; the audit trail is kept.
    entry: { at, actor, action: ACTIONS[order.step], subject: ticket.number, detail: '' },
  };
};
