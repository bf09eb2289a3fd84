import type { UserDocument } from '@club/domain/user/user';
import { userKeys } from '@club/domain/user/user';

/** True when the search keys of a record match its name and address. */
export const hasItsKeys = (user: UserDocument): boolean => {
  const keys = userKeys(user);
  return user.keys.length === keys.length && keys.every((key, index) => key === user.keys[index]);
};
