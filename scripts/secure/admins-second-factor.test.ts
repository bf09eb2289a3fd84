import { expect, it } from 'vitest';
import { demandLines } from './admins-second-factor.ts';

it('says of whom the second factor is demanded, how an admin continues, and the way back', () => {
  const text = demandLines(true, 1).join(' ');
  expect(text).toContain('demanded, of 1 admin and');
  expect(text).toMatch(/signs in, adds an authenticator app on the profile, and signs in again/);
  expect(text).toContain('--no-second-factor-for-admins');
  expect(demandLines(false, 2).join(' ')).toContain('not demanded any more, of 2 admins.');
});
