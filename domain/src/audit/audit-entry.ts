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
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an action was done to; the subject is its id. */
export const AUDIT_SUBJECTS = ['user', 'resort', 'booking', 'ticket'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

const SUBJECT_OF: Record<AuditAction, AuditSubject> = {
  'make-admin': 'user',
  'remove-admin': 'user',
  'demand-second-factor': 'user',
  'waive-second-factor': 'user',
  'remove-user': 'user',
  'delete-account': 'user',
  'change-email': 'user',
  'claim-email': 'user',
  'claim-account': 'user',
  'export-data': 'user',
  'add-resort': 'resort',
  'edit-resort': 'resort',
  'withdraw-resort': 'resort',
  'restore-resort': 'resort',
  'cancel-booking': 'booking',
  'change-booking': 'booking',
  'change-booking-status': 'booking',
  'answer-ticket': 'ticket',
  'mark-ticket-answered': 'ticket',
  'close-ticket': 'ticket',
  'reopen-ticket': 'ticket',
};

/** The kind of thing that an action is done to. */
export const subjectOf = (action: AuditAction): AuditSubject => SUBJECT_OF[action];

/**
 * A document of `audit/{id}`, written once, in the commit of what it records. People appear by uid
 * only, so that the trail can be kept for ever.
 */
export type AuditEntry = {
  /** ISO instant. */
  at: string;
  /** uid, or 'console' for the person at the server's console. */
  actor: string;
  action: AuditAction;
  /** uid, resort ID, booking id or ticket number, as `subjectOf` says. */
  subject: string;
  /** The reason given, or what was changed; nothing personal. '' when there is nothing to add. */
  detail: string;
};
