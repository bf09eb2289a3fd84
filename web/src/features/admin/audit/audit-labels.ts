import type { AuditAction } from '@club/domain/audit/audit-entry';

/**
 * The sentence of an entry, between its actor and its subject: '… made … an admin.' An entry about
 * the actor's own account names no subject.
 */
type Sentence = { before: string; after: string };

const ABOUT_ANOTHER: Record<AuditAction, Sentence> = {
  'make-admin': { before: 'made', after: 'an admin.' },
  'remove-admin': { before: 'removed', after: 'as an admin.' },
  'demand-second-factor': { before: 'demanded a second step of', after: 'at signing in.' },
  'waive-second-factor': { before: 'waived the second step of', after: 'at signing in.' },
  'remove-user': { before: 'removed the account of', after: '.' },
  'delete-account': { before: 'closed the account of', after: '.' },
  'change-email': { before: 'changed the email address of', after: '.' },
  'claim-email': { before: 'proved to own the email address of', after: '.' },
  'claim-account': { before: 'proved to own the account of', after: '.' },
  'export-data': { before: 'downloaded the data of', after: '.' },
  'add-resort': { before: 'added the resort', after: '.' },
  'edit-resort': { before: 'changed the resort', after: '.' },
  'withdraw-resort': { before: 'withdrew the resort', after: 'from the directory.' },
  'restore-resort': { before: 'put the resort', after: 'back into the directory.' },
  'cancel-booking': { before: 'cancelled the booking', after: '.' },
  'change-booking': { before: 'moved the booking', after: '.' },
  'change-booking-status': { before: 'changed the status of the booking', after: '.' },
  'answer-ticket': { before: 'answered the ticket', after: '.' },
  'mark-ticket-answered': { before: 'marked the ticket', after: 'as answered.' },
  'close-ticket': { before: 'closed the ticket', after: '.' },
  'reopen-ticket': { before: 'reopened the ticket', after: '.' },
  'send-mail-again': { before: 'sent', after: 'again.' },
};

const ABOUT_ONESELF: Partial<Record<AuditAction, string>> = {
  'delete-account': 'closed their own account.',
  'change-email': 'changed their own email address.',
  'claim-account': 'proved to own an account that someone else had registered.',
  'export-data': 'downloaded their own data.',
};

/** The sentence of an entry; `self` when the actor did it to their own account. */
export const sentenceOf = (
  action: AuditAction,
  self: boolean,
): { kind: 'self'; text: string } | ({ kind: 'other' } & Sentence) => {
  const own = self ? ABOUT_ONESELF[action] : undefined;
  return own === undefined
    ? { kind: 'other', ...ABOUT_ANOTHER[action] }
    : { kind: 'self', text: own };
};
