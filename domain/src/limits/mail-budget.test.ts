import { expect, test } from 'vitest';
import { MAIL_BUDGET, MAIL_WINDOW_MS, mailsUsedUpText } from './mail-budget.ts';

test('within a day there are 40 mails about one member and 10 to one address that is not the member’s', () => {
  expect(MAIL_BUDGET).toEqual({ perMember: 40, perRecipient: 10 });
  expect(MAIL_WINDOW_MS).toBe(24 * 3_600_000);
});

test.each([
  [59, 'The mails that we send you within a day are used up. Please try again in 59 seconds.'],
  [7200, 'The mails that we send you within a day are used up. Please try again in 2 hours.'],
])('who has to wait %i seconds for another mail reads how long', (seconds, text) => {
  expect(mailsUsedUpText(seconds)).toBe(text);
});
