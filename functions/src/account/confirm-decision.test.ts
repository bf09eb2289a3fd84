import { userKeys } from '@club/domain/user/user';
import { describe, expect, it } from 'vitest';
import type { ConfirmedIdentity, ConfirmFacts, NoticedIn } from './confirm-decision.ts';
import { decideConfirmation } from './confirm-decision.ts';
import { NEW_AUTHZ, newUser } from './create-user.ts';

const squatted = {
  ...newUser({ uid: 'v', name: 'Squatter', email: 'anna@example.com' }, 0),
  photoURL: 'https://example.com/squatter.png',
  phoneNumber: '+1 202 555 0142',
  location: 'Elsewhere',
  muted: [],
  billing: {
    firstName: 'S',
    lastName: 'Q',
    phoneNumber: '',
    address1: '1 Street',
    address2: '',
    city: 'City',
    state: '',
    postalCode: '',
    country: 'USA',
  },
};
const facts = (changes: Partial<ConfirmFacts> = {}): ConfirmFacts => ({
  user: squatted,
  authz: { ...NEW_AUTHZ, minAuthTime: 7 },
  ...changes,
});
const GOOGLE = { provider: 'google.com', name: ' Anna Berg ', photoUrl: 'https://g/anna.png' };
const PASSWORD = { provider: 'password', name: 'Squatter', photoUrl: '' };
const identity = (changes: Partial<ConfirmedIdentity> = {}): ConfirmedIdentity => ({
  email: 'anna@example.com',
  ways: [GOOGLE],
  lastSignIn: 900,
  ...changes,
});
const BY_GOOGLE: NoticedIn = { authTime: 890, provider: 'google.com' };

describe('the first confirmation of an address', () => {
  it('by the link of a mail is recorded, and nothing else changes', () => {
    for (const ways of [[PASSWORD], [GOOGLE, PASSWORD], []]) {
      expect(decideConfirmation(facts(), identity({ ways }), BY_GOOGLE)).toEqual({
        user: { ...squatted, emailConfirmed: true },
        authz: { ...NEW_AUTHZ, minAuthTime: 7, confirmed: true },
        isReplaced: false,
      });
    }
  });

  it('waits for a record that still has another address, or is missing', () => {
    const ways = [PASSWORD];
    const moved = identity({ ways, email: 'new@example.com' });
    expect(decideConfirmation(facts(), moved, BY_GOOGLE)).toBeNull();
    expect(
      decideConfirmation(facts({ user: undefined }), identity({ ways }), BY_GOOGLE),
    ).toBeNull();
  });

  it('by another provider ends earlier sessions and empties the profile', () => {
    const decided = decideConfirmation(facts(), identity(), BY_GOOGLE);
    const { billing: _billing, muted: _muted, ...kept } = squatted;
    expect(decided).toEqual({
      user: {
        ...kept,
        name: 'Anna Berg',
        photoURL: 'https://g/anna.png',
        phoneNumber: '',
        location: 'USA',
        emailConfirmed: true,
        keys: userKeys({ name: 'Anna Berg', email: 'anna@example.com' }),
      },
      authz: { ...NEW_AUTHZ, minAuthTime: 890, confirmed: true },
      isReplaced: true,
    });
  });

  it('names a member without a name by the start of the address', () => {
    const ways = [{ ...GOOGLE, name: ' ' }];
    expect(decideConfirmation(facts(), identity({ ways }), BY_GOOGLE)?.user?.name).toBe('anna');
  });

  it('noticed in a session of a removed method keeps only sessions since the last sign-in', () => {
    for (const provider of ['password', undefined]) {
      const noticed = { authTime: 1, provider };
      expect(decideConfirmation(facts(), identity(), noticed)?.authz.minAuthTime).toBe(900);
    }
    const later = facts({ authz: { ...NEW_AUTHZ, minAuthTime: 999 } });
    expect(decideConfirmation(later, identity(), BY_GOOGLE)?.authz.minAuthTime).toBe(999);
  });

  it('of another address does not confirm the record’s', () => {
    const other = identity({ email: 'new@example.com' });
    expect(decideConfirmation(facts(), other, BY_GOOGLE)?.user?.emailConfirmed).toBe(false);
  });

  it('ends sessions also without a record', () => {
    expect(decideConfirmation(facts({ user: undefined }), identity(), BY_GOOGLE)).toEqual({
      user: null,
      authz: { ...NEW_AUTHZ, minAuthTime: 890, confirmed: true },
      isReplaced: true,
    });
  });

  it('happens once, and never for a closed or unknown account', () => {
    const confirmed = { ...NEW_AUTHZ, confirmed: true };
    const closed = { ...NEW_AUTHZ, disabled: true };
    for (const authz of [confirmed, closed, undefined]) {
      expect(decideConfirmation(facts({ authz }), identity(), BY_GOOGLE)).toBeNull();
    }
  });
});
