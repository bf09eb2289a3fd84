import { prefixKeys } from '../search/prefix-keys.ts';
import type { Mute } from './message-settings.ts';
import type { SavedBilling } from './saved-billing.schema.ts';

/** Membership options (S§9): the value and its label (S§2). */
export const MEMBERSHIPS = ['Member'] as const;
export type Membership = (typeof MEMBERSHIPS)[number];
export const MEMBERSHIP_LABELS: Record<Membership, string> = { Member: 'Wyndham Member' };

/** Roles derived from `isAdmin` (S§4). */
export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The role of a user (S§4): true gives 'admin', otherwise 'user'. */
export const roleOf = (user: { isAdmin?: boolean | undefined } | null | undefined): Role =>
  user?.isAdmin === true ? 'admin' : 'user';

/** A user in API bodies (S§3 User, plus display fields). */
export type StoredUser = {
  uid: string;
  name: string;
  email: string;
  membership: Membership;
  photoURL: string;
  isAdmin: boolean;
  phoneNumber: string;
  location: string;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant of the last change of the role; the client then refreshes its token. */
  roleChangedAt: string;
  /** The address kept for bills; absent until the member has saved one. */
  billing?: SavedBilling;
};

/**
 * A document of `users/{uid}`: the user, the beginnings by which an admin's search finds them, and what
 * messages they do without (`mutesFromStored`) and whether their address is confirmed.
 */
export type UserDocument = StoredUser & {
  keys: string[];
  muted?: readonly Mute[];
  /** False until the member has shown that the address is theirs; absent in older records. */
  emailConfirmed?: boolean;
};

/** The search keys of a user: every word of the name and the address, from two letters on. */
export const userKeys = ({ name, email }: Pick<StoredUser, 'name' | 'email'>): string[] =>
  prefixKeys([name, email]);

/** Location shown until a member enters another (S§2 /profile). */
export const DEFAULT_LOCATION = 'USA';

/** A document of `authz/{uid}`: what the server believes about an account at this moment. */
export type Authz = {
  isAdmin: boolean;
  disabled: boolean;
  /** Tokens signed in before this instant (seconds since 1970) count no more. */
  minAuthTime: number;
};

/** An address in the one form in which addresses are compared. */
export const canonicalEmail = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase();
