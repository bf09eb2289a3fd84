/** What the audit trail records. */
export const AUDIT_ACTIONS = [
  'make-admin',
  'remove-admin',
  'demand-second-factor',
  'waive-second-factor',
  'remove-user',
  'delete-account',
  'change-email',
  'claim-email',
  'claim-account',
  'export-data',
  'add-resort',
  'edit-resort',
  'withdraw-resort',
  'restore-resort',
  'cancel-booking',
  'change-booking',
  'change-booking-status',
  'answer-ticket',
  'mark-ticket-answered',
  'close-ticket',
  'reopen-ticket',
  'send-mail-again',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an action was done to; the subject is its id. */
export const AUDIT_SUBJECTS = ['user', 'resort', 'booking', 'ticket', 'mail'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** What each action was done to, and what it is called in lists of actions. */
const ACTIONS: Record<AuditAction, { about: AuditSubject; label: string }> = {
  'make-admin': { about: 'user', label: 'Made an admin' },
  'remove-admin': { about: 'user', label: 'Removed as an admin' },
  'demand-second-factor': { about: 'user', label: 'Demanded a second step' },
  'waive-second-factor': { about: 'user', label: 'Waived the second step' },
  'remove-user': { about: 'user', label: 'Removed a user' },
  'delete-account': { about: 'user', label: 'Closed an account' },
  'change-email': { about: 'user', label: 'Changed an email' },
  'claim-email': { about: 'user', label: 'Claimed an email' },
  'claim-account': { about: 'user', label: 'Claimed an account' },
  'export-data': { about: 'user', label: 'Downloaded data' },
  'add-resort': { about: 'resort', label: 'Added a resort' },
  'edit-resort': { about: 'resort', label: 'Edited a resort' },
  'withdraw-resort': { about: 'resort', label: 'Withdrew a resort' },
  'restore-resort': { about: 'resort', label: 'Put a resort back' },
  'cancel-booking': { about: 'booking', label: 'Cancelled a booking' },
  'change-booking': { about: 'booking', label: 'Moved a booking' },
  'change-booking-status': { about: 'booking', label: 'Changed a booking' },
  'answer-ticket': { about: 'ticket', label: 'Answered a ticket' },
  'mark-ticket-answered': { about: 'ticket', label: 'Marked a ticket answered' },
  'close-ticket': { about: 'ticket', label: 'Closed a ticket' },
  'reopen-ticket': { about: 'ticket', label: 'Reopened a ticket' },
  'send-mail-again': { about: 'mail', label: 'Sent a mail again' },
};

/** The kind of thing that an action is done to. */
export const subjectOf = (action: AuditAction): AuditSubject => ACTIONS[action].about;

/** What an action is called in lists of actions. */
export const actionLabel = (action: AuditAction): string => ACTIONS[action].label;

/**
 * A document of `audit/{id}`, written once, in the commit of what it records. People appear by uid
 * only, so that the trail can be kept permanently.
 */
export type AuditEntry = {
  /** ISO instant. */
  at: string;
  /** uid, or 'console' for the person at the server's console. */
  actor: string;
  action: AuditAction;
  /** uid, resort ID, booking id, ticket number or mail id, as `subjectOf` says. */
  subject: string;
  /** The reason given, or what was changed; nothing personal. '' when there is nothing to add. */
  detail: string;
};
