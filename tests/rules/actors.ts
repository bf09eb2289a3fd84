import type { Authz } from '@club/domain/user/user';
import type { TokenOptions } from '@firebase/rules-unit-testing';
import type { ActorName } from '../access/access-matrix.ts';
import { ACTOR_FACTS, ACTOR_NAMES } from '../access/access-matrix.ts';

/** A caller: who they are, what their token and the server's record say. */
export type Actor = {
  uid: string | null;
  token: TokenOptions;
  /** The document `authz/{uid}`; null for an account the server has no record of. */
  authz: Authz | null;
};

/** When all of them signed in, seconds since 1970. */
export const SIGNED_IN = 2000;

const MEMBER: Authz = { isAdmin: false, disabled: false, minAuthTime: 0 };
const ADMIN: Authz = { ...MEMBER, isAdmin: true };
const NEEDY: Authz = { ...ADMIN, needsSecondFactor: true };

/** What a token says of a sign-in with a second factor. */
export const withFactor = (factor: unknown): NonNullable<TokenOptions['firebase']> => {
  // The library's type does not know the factor, the service does.
  const said = { sign_in_provider: 'password', sign_in_second_factor: factor } as const;
  return said;
};

const person = (
  uid: string,
  authz: Authz | null,
  some: { claim?: boolean; isUnconfirmed?: boolean; factor?: string } = {},
): Actor => ({
  uid,
  token: {
    email: `${uid}@example.com`,
    email_verified: some.isUnconfirmed !== true,
    auth_time: SIGNED_IN,
    ...(some.claim === true ? { isAdmin: true } : {}),
    ...(some.factor === undefined ? {} : { firebase: withFactor(some.factor) }),
  },
  authz,
});

/** Everybody of the access matrix as the rules see them. */
export const ACTORS: Record<ActorName, Actor> = {
  visitor: { uid: null, token: {}, authz: null },
  member: person('anna', MEMBER),
  // Has never confirmed the address; reading what is one's own needs no proof.
  'other member': person('bert', MEMBER, { isUnconfirmed: true }),
  'member without a record yet': person('nora', null),
  'member signed in again': person('rita', { ...MEMBER, minAuthTime: SIGNED_IN }),
  'member whose sessions were ended': person('erin', { ...MEMBER, minAuthTime: SIGNED_IN + 1 }),
  'disabled member': person('carl', { ...MEMBER, disabled: true }),
  'deleted member': person('dina', { ...MEMBER, disabled: true, minAuthTime: SIGNED_IN + 1 }),
  admin: person('ada', ADMIN, { claim: true }),
  'demoted admin with the old token': person(
    'otto',
    { ...MEMBER, minAuthTime: SIGNED_IN + 1 },
    { claim: true },
  ),
  'demoted admin with the old claim': person('dora', MEMBER, { claim: true }),
  'demoted admin at home': person('dora', MEMBER, { claim: true }),
  'admin without the claim': person('ames', ADMIN),
  'account with only the claim': person('fred', null, { claim: true }),
  'closed admin': person('cleo', { ...ADMIN, disabled: true }, { claim: true }),
  'admin whose sessions were ended': person(
    'enid',
    { ...ADMIN, minAuthTime: SIGNED_IN + 1 },
    { claim: true },
  ),
  'admin without the second factor': person('lena', NEEDY, { claim: true }),
  'admin with the second factor': person('nils', NEEDY, { claim: true, factor: 'totp' }),
  // The emulator takes any signature, so this is the one forgery that gets as far as the rules.
  'forged token': person('ghost', null, { claim: true }),
};

/** Whose documents an actor tries to reach. */
export const aimOf = (name: ActorName): string =>
  (ACTOR_FACTS[name].aimsAt === 'self' ? ACTORS[name].uid : null) ?? 'anna';

/** Every actor who reaches for documents of their own, allowed or not. */
export const OWNERS: readonly string[] = [...new Set(ACTOR_NAMES.map(aimOf))];
