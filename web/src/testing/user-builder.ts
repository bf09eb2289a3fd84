import type { StoredUser } from '@club/domain/user/user';

/** A user with fixed values; tests set what matters to them. */
export const aUser = (over: Partial<StoredUser> = {}): StoredUser => ({
  uid: 'user-1',
  name: 'Anna Berg',
  email: 'anna.berg@example.com',
  membership: 'Member',
  photoURL: '',
  emailConfirmed: true,
  isAdmin: false,
  phoneNumber: '',
  location: 'USA',
  createdAt: '2026-11-20T10:00:00.000Z',
  roleChangedAt: '2026-11-20T10:00:00.000Z',
  ...over,
});
