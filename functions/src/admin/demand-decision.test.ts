import { describe, expect, it } from 'vitest';
import { NEW_AUTHZ, newUser } from '../account/create-user.ts';
import type { StoredAdmin } from './demand-decision.ts';
import { decideDemand } from './demand-decision.ts';

const admin = (uid: string): StoredAdmin => ({
  uid,
  user: { ...newUser({ uid, name: uid, email: `${uid}@example.com` }, 0), isAdmin: true },
  authz: { ...NEW_AUTHZ, isAdmin: true },
});
const needy = (uid: string): StoredAdmin => {
  const { user, authz } = admin(uid);
  return {
    uid,
    user: user && { ...user, needsSecondFactor: true },
    authz: authz && { ...authz, needsSecondFactor: true },
  };
};
const ON = { isDemanded: true, nowMs: 5000 };
const OFF = { isDemanded: false, nowMs: 5000 };
const entry = { at: '1970-01-01T00:00:05.000Z', actor: 'console', detail: '' };

describe('the demand of a second factor', () => {
  it('is written on the list and on every admin, and in the audit trail', () => {
    const facts = { admins: { uids: ['ada', 'ben'] }, people: [admin('ada'), admin('ben')] };
    expect(decideDemand(facts, ON)).toEqual({
      admins: { uids: ['ada', 'ben'], needsSecondFactor: true },
      people: ['ada', 'ben'].map((uid) => ({
        ...needy(uid),
        entry: { ...entry, action: 'demand-second-factor', subject: uid },
      })),
    });
  });

  it('is taken back in the same places', () => {
    const admins = { uids: ['ada'], needsSecondFactor: true as const };
    const changes = decideDemand({ admins, people: [needy('ada')] }, OFF);
    expect(changes).toEqual({
      admins: { uids: ['ada'] },
      people: [
        {
          ...admin('ada'),
          entry: { ...entry, action: 'waive-second-factor', subject: 'ada' },
        },
      ],
    });
  });

  it('changes nothing for admins with the demand, and repairs incomplete ones', () => {
    const people = [needy('ada'), { ...needy('ben'), user: admin('ben').user }, admin('cleo')];
    const facts = { admins: { uids: ['ada', 'ben', 'cleo'] }, people };
    expect(decideDemand(facts, ON)?.people.map(({ uid }) => uid)).toEqual(['ben', 'cleo']);
    expect(decideDemand(facts, OFF)?.people.map(({ uid }) => uid)).toEqual(['ada', 'ben']);
  });

  it('changes nothing for permissions with the demand when the record is missing or has no role', () => {
    const ada = { ...needy('ada'), user: undefined };
    const { user } = admin('ben');
    const ben = { ...needy('ben'), user: user && { ...user, isAdmin: false } };
    const facts = { admins: { uids: ['ada', 'ben'] }, people: [ada, ben] };
    expect(decideDemand(facts, ON)?.people).toEqual([]);
  });

  it('is decided for the admins of the list only', () => {
    const people = [admin('ada'), admin('ben')];
    expect(decideDemand({ admins: { uids: ['ada'] }, people }, ON)).toBeNull();
    expect(decideDemand({ admins: { uids: ['ada', 'cleo'] }, people }, ON)).toBeNull();
    expect(decideDemand({ admins: undefined, people }, ON)).toBeNull();
  });

  it('is kept for the first admin of a club that has none', () => {
    const changes = decideDemand({ admins: undefined, people: [] }, ON);
    expect(changes).toEqual({ admins: { uids: [], needsSecondFactor: true }, people: [] });
  });

  it('works without a record, and creates no permissions', () => {
    const { authz } = admin('ada');
    const people: StoredAdmin[] = [
      { uid: 'ada', user: undefined, authz },
      { uid: 'ben', user: undefined, authz: undefined },
    ];
    const changes = decideDemand({ admins: { uids: ['ada', 'ben'] }, people }, ON);
    expect(changes?.people).toMatchObject([
      { uid: 'ada', user: null, authz: { isAdmin: true, needsSecondFactor: true } },
    ]);
  });
});
