import { errorIn } from '@club/domain/testing/api-error-of';
import { userKeys } from '@club/domain/user/user';
import { describe, expect, it } from 'vitest';
import { NEW_AUTHZ, newUser } from './create-user.ts';
import type { EmailFacts } from './email-change-decision.ts';
import { decideEmail } from './email-change-decision.ts';

const anna = newUser({ uid: 'anna', name: 'Anna Berg', email: 'anna@example.com' }, 0);
const facts = (changes: Partial<EmailFacts> = {}): EmailFacts => ({
  user: anna,
  authz: NEW_AUTHZ,
  claim: undefined,
  ...changes,
});

const codeOf = (changes: Partial<EmailFacts>): string | null =>
  errorIn(() => decideEmail(facts(changes), 'berg@example.com', 5000))?.code ?? null;

describe('a change of address', () => {
  it('changes address, keys and claim, and is in the audit trail without either address', () => {
    const { user, changes } = decideEmail(facts(), 'berg@example.com', 5000);
    expect(user).toEqual({
      ...anna,
      email: 'berg@example.com',
      emailConfirmed: true,
      keys: userKeys({ name: 'Anna Berg', email: 'berg@example.com' }),
    });
    expect(changes).toMatchObject({ user, claim: { uid: 'anna' } });
    expect(changes?.entry).toEqual({
      at: '1970-01-01T00:00:05.000Z',
      actor: 'anna',
      action: 'change-email',
      subject: 'anna',
      detail: '',
    });
  });

  it('to the current address changes nothing', () => {
    const claim = { uid: 'anna' };
    const known = { ...anna, emailConfirmed: true };
    expect(decideEmail(facts({ user: known, claim }), anna.email, 5000)).toEqual({
      user: known,
      changes: null,
    });
  });

  it('records that the current address is confirmed, without an audit entry', () => {
    const { user, changes } = decideEmail(facts({ claim: { uid: 'anna' } }), anna.email, 5000);
    expect(user).toEqual({ ...anna, emailConfirmed: true });
    expect(changes).toEqual({ user, claim: { uid: 'anna' }, entry: null });
  });

  it('to the current address confirms the record', () => {
    const claim = { uid: 'anna' };
    const unknown = { ...anna, emailConfirmed: false };
    expect(decideEmail(facts({ claim, user: unknown }), anna.email, 5000)).toEqual({
      user: { ...anna, emailConfirmed: true },
      changes: { user: { ...anna, emailConfirmed: true }, claim, entry: null },
    });
    const known = { ...anna, emailConfirmed: true };
    expect(decideEmail(facts({ claim, user: known }), anna.email, 5000).changes).toBeNull();
  });

  it('claims the current address when it is unclaimed, and accepts an own claim', () => {
    expect(decideEmail(facts(), anna.email, 5000).changes).toMatchObject({
      claim: { uid: 'anna' },
    });
    const taken = facts({ claim: { uid: 'anna' }, authz: undefined });
    expect(decideEmail(taken, 'berg@example.com', 5000).user.email).toBe('berg@example.com');
  });

  it('also works when the old address was confirmed, or has lost its claim', () => {
    const known = { ...anna, emailConfirmed: true };
    const claim = { uid: 'anna' };
    const taken = decideEmail(facts({ user: known, claim }), 'berg@example.com', 5000);
    expect(taken.changes).toMatchObject({
      user: { email: 'berg@example.com' },
      claim,
      entry: { action: 'change-email' },
    });
    const lost = decideEmail(facts({ user: known }), anna.email, 5000);
    expect(lost.changes).toMatchObject({ user: known, claim, entry: { action: 'change-email' } });
  });

  it('is rejected for another account’s address, a closed account and an account without a record', () => {
    expect(codeOf({ claim: { uid: 'bert' } })).toBe('already-registered');
    const others = facts({ claim: { uid: 'bert' } });
    const error = errorIn(() => decideEmail(others, 'berg@example.com', 5000));
    expect(error?.field).toBe('email');
    expect(codeOf({ claim: { uid: 'anna' } })).toBeNull();
    expect(codeOf({ authz: { ...NEW_AUTHZ, disabled: true } })).toBe('account-disabled');
    expect(codeOf({ user: undefined })).toBe('user-not-found');
  });
});
