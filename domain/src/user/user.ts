import { prefixKeys } from '../search/prefix-keys.ts';
import type { Mute } from './message-settings.ts';
import type { SavedBilling } from './saved-billing.schema.ts';

/** Membership options (rules 11.2): the value and its label. */
export const MEMBERSHIPS = ['Member'] as const;
export type Membership = (typeof MEMBERSHIPS)[number];
export const MEMBERSHIP_LABELS: Record<Membership, string> = { Member: 'Wyndham Member' };

/** Roles derived from `isAdmin` (rules 11.6). */
export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What roles are called. */
export const ROLE_LABELS: Record<Role, string> = { user: 'User', admin: 'Admin' };

/** The role of a user (rules 11.6): true gives 'admin', otherwise 'user'. */
export const roleOf = (user: { isAdmin?: boolean | undefined } | null | undefined): Role =>
  user?.isAdmin === true ? 'admin' : 'user';

/** A user in API bodies (rules 12.4). */
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
  /**
   * Whether the club has seen that the address is the member's own; absent for not yet. It is shown, and
   * mails go by it; whatever else depends on it asks the identity service.
   */
  emailConfirmed?: boolean;
  /** The address kept for bills; absent until the member has saved one. */
  billing?: SavedBilling;
};

/**
 * A document of `users/{uid}`: the user, the beginnings by which an admin's search finds them, what
 * messages they muted (`mutesFromStored`), and when they ended all other sessions.
 */
export type UserDocument = StoredUser & {
  keys: string[];
  muted?: readonly Mute[];
  /** When the member last ended all other sessions, ISO instant; absent for never. */
  sessionsEndedAt?: string;
  /** As in `Authz`, for show: the browser fetches a new token when this changes. */
  needsSecondFactor?: true;
};

/** The search keys of a user: every word of the name and the address, from two letters on. */
export const userKeys = ({ name, email }: Pick<StoredUser, 'name' | 'email'>): string[] =>
  prefixKeys([name, email]);

/** Location shown until a member enters another (rules 1.13). */
export const DEFAULT_LOCATION = 'USA';

/** A document of `authz/{uid}`: what the server knows about an account at this moment. */
export type Authz = {
  isAdmin: boolean;
  disabled: boolean;
  /**
   * Tokens signed in before this instant (seconds since 1970) count no more; of those of this very
   * second only the ones with a confirmed address do (`isSessionInForce`).
   */
  minAuthTime: number;
  /** True once an address of the account was confirmed; absent before. */
  confirmed?: boolean;
  /** On an admin of whom the club demands a second factor; see `hasNeededFactor`. */
  needsSecondFactor?: true;
};

/**
 * Whether a session counts, by the sign-in instant (seconds since 1970) and confirmed address of its
 * token. A clock of seconds does not tell who signed in first within one; the owner of the address is
 * the one with the confirmed token. The database rules say the same.
 */
export const isSessionInForce = (
  token: { authTime: number; emailVerified: boolean },
  { minAuthTime }: Pick<Authz, 'minAuthTime'>,
): boolean =>
  token.authTime > minAuthTime || (token.authTime === minAuthTime && token.emailVerified);

/**
 * Whether a session was signed in with the second factor that its account needs to count as an admin.
 * `secondFactor` is what its token has under `firebase.sign_in_second_factor`: the kind of the factor.
 * The database rules say the same.
 */
export const hasNeededFactor = (
  token: { secondFactor: unknown },
  { needsSecondFactor }: { needsSecondFactor?: boolean | undefined },
): boolean =>
  needsSecondFactor !== true ||
  (typeof token.secondFactor === 'string' && token.secondFactor !== '');

/** Invisible characters: of formatting, variation selectors and fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * An address in the one form in which addresses are compared: looks alike is the same, whatever
 * letters of other widths or invisible characters it was typed with.
 */
export const canonicalEmail = (email: string): string =>
  // Once more at the end: what was parted by something invisible, or made small, may join now.
  email.normalize('NFKC').replaceAll(INVISIBLE, '').toLowerCase().normalize('NFKC').trim();
