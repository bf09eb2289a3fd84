import { isSessionInForce } from '@club/domain/user/user';
import { describe, expect, it } from 'vitest';
import { NEW_AUTHZ } from './create-user.ts';
import { withEndedSessions, withOnlySession } from './session-decision.ts';

describe('ending all other sessions', () => {
  it.each([true, false])('keeps the caller’s, confirmed or not (%s)', (verified) => {
    const own = { authTime: 100, emailVerified: verified };
    const authz = withOnlySession({ ...NEW_AUTHZ, confirmed: true }, own);
    expect(authz).toEqual({ ...NEW_AUTHZ, confirmed: true, minAuthTime: verified ? 100 : 99 });
    expect(isSessionInForce(own, authz)).toBe(true);
    expect(isSessionInForce({ ...own, authTime: 99 }, authz)).toBe(false);
  });

  it('never revives a session that was ended before', () => {
    const authz = { ...NEW_AUTHZ, minAuthTime: 500 };
    expect(withOnlySession(authz, { authTime: 100, emailVerified: true }).minAuthTime).toBe(500);
  });
});

describe('sessions that the identity service has ended', () => {
  it('end in the rules, too, once', () => {
    expect(withEndedSessions({ ...NEW_AUTHZ, minAuthTime: 4 }, 5)).toEqual({
      ...NEW_AUTHZ,
      minAuthTime: 5,
    });
    expect(withEndedSessions({ ...NEW_AUTHZ, minAuthTime: 5 }, 5)).toBeNull();
    expect(withEndedSessions({ ...NEW_AUTHZ, minAuthTime: 6 }, 5)).toBeNull();
    expect(withEndedSessions(undefined, 5)).toBeNull();
  });
});
