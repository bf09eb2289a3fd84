import type { UserDocument } from '@club/domain/user/user';
import { userKeys } from '@club/domain/user/user';

/** True for a record whose search keys are those of its name and address. */
export const hasItsKeys = (user: UserDocument): boolean => {
  const keys = userKeys(user);
  // A record from before there were keys has none.
  const stored: readonly string[] | undefined = user.keys;
  return stored?.length === keys.length && keys.every((key, index) => key === stored[index]);
};
