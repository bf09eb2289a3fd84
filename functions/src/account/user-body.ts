import type { StoredUser } from '@club/domain/user/user';

/** A user as the API returns it: only the fields of the contract. */
export const userBody = (user: StoredUser): StoredUser => ({
  uid: user.uid,
  name: user.name,
  email: user.email,
  membership: user.membership,
  photoURL: user.photoURL,
  isAdmin: user.isAdmin,
  phoneNumber: user.phoneNumber,
  location: user.location,
  createdAt: user.createdAt,
  roleChangedAt: user.roleChangedAt,
  ...(user.emailConfirmed === undefined ? {} : { emailConfirmed: user.emailConfirmed }),
  ...(user.billing === undefined ? {} : { billing: user.billing }),
});
