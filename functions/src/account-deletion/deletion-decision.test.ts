import { errorIn } from '@club/domain/testing/api-error-of';
import { describe, expect, it } from 'vitest';
import type { DeletionFacts, DeletionOrder } from './deletion-decision.ts';
import { decideClosing } from './deletion-decision.ts';
import { NEW_AUTHZ, newUser } from '../account/create-user.ts';
import { emailClaimId } from '../account/email-claim.ts';
import { provenClaim } from '../store/account-deletion.ts';

const anna = newUser({ uid: 'anna', name: 'Anna Berg', email: 'anna@example.com' }, 0);
const facts = (changes: Partial<DeletionFacts> = {}): DeletionFacts => ({
  user: anna,
  authz: NEW_AUTHZ,
  admins: { uids: ['ada', 'ben'] },
  deletion: undefined,
  ...changes,
});
const order = (changes: Partial<DeletionOrder> = {}): DeletionOrder => ({
  uid: 'anna',
  actor: 'ada',
  email: null,
  confirmedEmail: null,
  nowMs: 5000,
  ...changes,
});

const codeOf = (act: () => unknown): string | null => errorIn(act)?.code ?? null;

describe('closing an account', () => {
  it('revokes its permissions, names the actor, and orders a deletion without personal data', () => {
    const { deletion, changes } = decideClosing(facts(), order());
    expect(changes).toEqual({
      user: anna,
      authz: { isAdmin: false, disabled: true, minAuthTime: 6 },
      admins: { uids: ['ada', 'ben'] },
      deletion,
      entry: {
        at: '1970-01-01T00:00:05.000Z',
        actor: 'ada',
        action: 'remove-user',
        subject: 'anna',
        detail: '',
      },
    });
    expect(deletion).toEqual({
      uid: 'anna',
      actor: 'ada',
      emailClaim: emailClaimId('anna@example.com'),
      isEmailConfirmed: false,
      closedAtMs: 5000,
    });
    expect(JSON.stringify(deletion)).not.toMatch(/Berg|@/);
  });

  it('takes the demand of a second factor with the role', () => {
    const authz = { ...NEW_AUTHZ, isAdmin: true, needsSecondFactor: true as const };
    const admins = { uids: ['ada', 'anna'], needsSecondFactor: true as const };
    const { changes } = decideClosing(facts({ authz, admins }), order());
    expect(changes?.authz).toEqual({ isAdmin: false, disabled: true, minAuthTime: 6 });
    expect(changes?.admins).toEqual({ uids: ['ada'], needsSecondFactor: true });
  });

  it('deletes by address only when the address was confirmed', () => {
    const isConfirmed = (confirmedEmail: string | null, user = facts().user): boolean =>
      decideClosing(facts({ user }), order({ confirmedEmail })).deletion.isEmailConfirmed;
    expect(isConfirmed('anna@example.com')).toBe(true);
    // Another address than that of the record was confirmed.
    expect(isConfirmed('other@example.com')).toBe(false);
    expect(isConfirmed(null)).toBe(false);
    const { deletion } = decideClosing(facts({ user: undefined }), order());
    expect(deletion).toMatchObject({ emailClaim: null, isEmailConfirmed: false });
    const claim = emailClaimId('anna@example.com');
    const begun = { ...deletion, emailClaim: claim };
    expect(provenClaim({ ...begun, isEmailConfirmed: true })).toBe(claim);
    expect(provenClaim(begun)).toBeNull();
  });

  it('by its owner has its own audit action, and does not change the list of admins', () => {
    const { changes } = decideClosing(facts(), order({ actor: 'anna' }));
    expect(changes?.entry).toMatchObject({ actor: 'anna', action: 'delete-account' });
    expect(changes).not.toHaveProperty('admins');
  });

  it('takes an admin off the list', () => {
    const admins = { uids: ['ada', 'anna'] };
    const { changes } = decideClosing(facts({ admins }), order());
    expect(changes?.admins).toEqual({ uids: ['ada'] });
  });

  it('is rejected for an admin’s own account, the last one or not', () => {
    const own = order({ actor: 'anna' });
    const among = facts({ admins: { uids: ['ada', 'anna'] } });
    expect(codeOf(() => decideClosing(among, own))).toBe('self-demotion');
    const last = facts({ admins: { uids: ['anna'] } });
    expect(codeOf(() => decideClosing(last, own))).toBe('last-admin');
    expect(codeOf(() => decideClosing(facts(), own))).toBeNull();
    expect(codeOf(() => decideClosing(facts({ admins: undefined }), own))).toBeNull();
  });

  it('is rejected for an actor who is no longer an admin', () => {
    const demoted = facts({ admins: { uids: ['ben'] } });
    expect(codeOf(() => decideClosing(demoted, order()))).toBe('not-allowed');
  });

  it('changes nothing the second time, and orders a missing deletion without an audit entry', () => {
    const first = decideClosing(facts(), order());
    const authz = first.changes?.authz;
    const again = decideClosing(
      facts({ authz, deletion: first.deletion }),
      order({ actor: 'ben', nowMs: 9000 }),
    );
    expect(again).toEqual({ deletion: first.deletion, changes: null });
    const missing = decideClosing(facts({ authz }), order());
    expect(missing.changes).toMatchObject({ deletion: { uid: 'anna' }, entry: null });
  });

  it('takes the address it was found by when there is no record', () => {
    const without = facts({ user: undefined, authz: undefined });
    const found = decideClosing(without, order({ email: 'anna@example.com' }));
    expect(found.deletion.emailClaim).toBe(emailClaimId('anna@example.com'));
    expect(found.changes?.authz.disabled).toBe(true);
    expect(found.changes).not.toHaveProperty('user');
    expect(decideClosing(without, order()).deletion.emailClaim).toBeNull();
  });
});
