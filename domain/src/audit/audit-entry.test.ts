import { expect, it } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, subjectOf } from './audit-entry.ts';

it('every action is done to one kind of thing, as entries that are stored say', () => {
  const actionsOf = AUDIT_SUBJECTS.map((subject) => [
    subject,
    AUDIT_ACTIONS.filter((action) => subjectOf(action) === subject),
  ]);
  expect(actionsOf).toEqual([
    [
      'user',
      [
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
      ],
    ],
    ['resort', ['add-resort', 'edit-resort', 'withdraw-resort', 'restore-resort']],
    ['booking', ['cancel-booking', 'change-booking', 'change-booking-status']],
    ['ticket', ['answer-ticket', 'mark-ticket-answered', 'close-ticket', 'reopen-ticket']],
    ['mail', ['send-mail-again']],
  ]);
});
