import type { Authz } from '@club/domain/user/user';
import type { TokenOptions } from '@firebase/rules-unit-testing';

/** Somebody who asks: who they are, what their token and the server's record say. */
export type Actor = {
  uid: string | null;
  token: TokenOptions;
  /** The document `authz/{uid}`; null for an account the server has no record of. */
  authz: Authz | null;
  /** Whose documents they try to reach. */
  aimsAt: string;
};

/** When everybody signed in, seconds since 1970. */
const SIGNED_IN = 2000;

const MEMBER: Authz = { isAdmin: false, disabled: false, minAuthTime: 0 };
const ADMIN: Authz = { ...MEMBER, isAdmin: true };

const person = (
  uid: string,
  authz: Authz | null,
  some: { claim?: boolean; aimsAt?: string } = {},
): Actor => ({
  uid,
  token: {
    email: `${uid}@example.com`,
    auth_time: SIGNED_IN,
    ...(some.claim === true ? { isAdmin: true } : {}),
  },
  authz,
  aimsAt: some.aimsAt ?? uid,
});

/** Everybody there is. A member reaches for the own documents, all others for those of `anna`. */
export const ACTORS = {
  visitor: { uid: null, token: {}, authz: null, aimsAt: 'anna' },
  member: person('anna', MEMBER),
  'other member': person('bert', MEMBER, { aimsAt: 'anna' }),
  'member without a record yet': person('nora', null),
  'member signed in again': person('rita', { ...MEMBER, minAuthTime: SIGNED_IN }),
  'member whose sessions were ended': person('erin', { ...MEMBER, minAuthTime: SIGNED_IN + 1 }),
  'closed member': person('carl', { ...MEMBER, disabled: true }),
  admin: person('ada', ADMIN, { claim: true, aimsAt: 'anna' }),
  'demoted admin with the old claim': person('dora', MEMBER, { claim: true, aimsAt: 'anna' }),
  'demoted admin at home': person('dora', MEMBER, { claim: true }),
  'admin without the claim': person('ames', ADMIN, { aimsAt: 'anna' }),
  'somebody with only the claim': person('fred', null, { claim: true, aimsAt: 'anna' }),
  'closed admin': person('cleo', { ...ADMIN, disabled: true }, { claim: true, aimsAt: 'anna' }),
  'admin whose sessions were ended': person(
    'enid',
    { ...ADMIN, minAuthTime: SIGNED_IN + 1 },
    { claim: true, aimsAt: 'anna' },
  ),
} satisfies Record<string, Actor>;
export type ActorName = keyof typeof ACTORS;

/** An object has its own keys only, so the names are those of the table. */
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[];

export const EVERYBODY: readonly ActorName[] = ACTOR_NAMES;

/** Members who may use what is their own. */
export const AT_HOME: readonly ActorName[] = [
  'member',
  'member without a record yet',
  'member signed in again',
  'demoted admin at home',
];

/** Everybody who reaches for documents of their own, allowed or not. */
export const OWNERS: readonly string[] = [
  ...new Set(Object.values(ACTORS).map((actor) => actor.aimsAt)),
];
