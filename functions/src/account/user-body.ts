import type { StoredUser } from '@club/domain/user/user';

/** A user as the API gives it out: the fields of the contract and no other of the document. */
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
