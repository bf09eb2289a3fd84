import { expect, it } from 'vitest';
import { DECLINE_MESSAGES, DECLINE_TEXTS, declineReasonOf } from './decline-reason.ts';

it('a reason is one of those that have a text, and nothing else', () => {
  for (const reason of Object.keys(DECLINE_TEXTS)) expect(declineReasonOf(reason)).toBe(reason);
  expect(declineReasonOf('stolen')).toBeNull();
  expect(declineReasonOf(undefined)).toBeNull();
});

it('each message begins with what happened and goes on to what to do', () => {
  expect(DECLINE_MESSAGES.expired).toBe('The card has expired. Please use another card.');
});
