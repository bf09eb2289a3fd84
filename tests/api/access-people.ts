import type { ActorName } from '../access/access-matrix.ts';
import { ADMINS_ID, withAdmin, withoutAdmin } from '../../functions/src/admin/admins.ts';
import { emailClaimId } from '../../functions/src/account/email-claim.ts';
import { followEndedSessions } from '../../functions/src/account/end-sessions.ts';
import type { Person } from './api-client.ts';
import { auth, call, club, db, newAdmin, newMember, signIn, signUp } from './api-client.ts';
import { addSecondFactor, signInWithFactor } from './second-factor.ts';

/** Second at which the session of a token began. */
const authTimeOf = ({ token }: Person): number => {
  const claims: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  if (typeof claims === 'object' && claims !== null && 'auth_time' in claims) {
    return Number(claims.auth_time);
  }
  throw new Error('The token does not say when its session began.');
};

/** With a confirmed address, as some calls ask for one. */
const confirmed = async (person: Person): Promise<Person> => {
  await auth.updateUser(person.uid, { emailVerified: true });
  return signIn(person);
};
const member = async (): Promise<Person> => confirmed(await newMember());
const admin = async (): Promise<Person> => confirmed(await newAdmin());

const setPermissions = async (uid: string, isAdmin: boolean): Promise<void> => {
  await db.runTransaction(async (transaction) => {
    const list = await transaction.get(club.admins.doc(ADMINS_ID));
    const changed = isAdmin ? withAdmin(list.data(), uid) : withoutAdmin(list.data(), uid);
    transaction.set(club.admins.doc(ADMINS_ID), changed);
    transaction.update(club.authz.doc(uid), { isAdmin });
    transaction.update(club.users.doc(uid), { isAdmin });
  });
};

const mustBeDone = async (
  request: string,
  by: Person,
  body: Record<string, unknown>,
): Promise<void> => {
  const { status } = await call(request, { token: by.token, body });
  if (status !== 200) throw new Error(`${request} answered ${status}.`);
};

const endSessions = (person: Person): Promise<unknown> =>
  club.authz.doc(person.uid).update({ minAuthTime: authTimeOf(person) + 1 });

const demandFactor = (person: Person): Promise<unknown> =>
  club.authz.doc(person.uid).update({ needsSecondFactor: true });

type Signed = Exclude<ActorName, 'visitor' | 'forged token'>;

/**
 * Makes an account of each kind, with a real token of the identity service that is from before
 * whatever happened to them. `keeper` is an admin who does what only an admin can.
 */
const MAKERS: Record<Signed, (keeper: Person) => Promise<Person>> = {
  member,
  'other member': member,
  'member without a record yet': async () => confirmed(await signUp('newcomer')),
  'member signed in again': async () => {
    const person = await member();
    await club.authz.doc(person.uid).update({ minAuthTime: authTimeOf(person) });
    return person;
  },
  'member whose sessions were ended': async () => {
    const person = await member();
    await endSessions(person);
    return person;
  },
  'disabled member': async () => {
    const person = await member();
    await club.authz.doc(person.uid).update({ disabled: true });
    return person;
  },
  'deleted member': async (keeper) => {
    const person = await member();
    await mustBeDone('DELETE /delete-users', keeper, { email: person.email });
    return person;
  },
  admin,
  'demoted admin with the old token': async (keeper) => {
    const person = await admin();
    await mustBeDone('PATCH /update-user', keeper, { email: person.email, isAdmin: false });
    // The identity service may end the session a second after the demotion. The first call of that
    // session would then tell the rules, a write that is not the call's own.
    await followEndedSessions(person.uid);
    return person;
  },
  'demoted admin with the old claim': async () => {
    const person = await admin();
    await setPermissions(person.uid, false);
    return person;
  },
  'demoted admin at home': async () => {
    const person = await admin();
    await setPermissions(person.uid, false);
    return person;
  },
  'admin without the claim': async () => {
    const person = await member();
    await setPermissions(person.uid, true);
    return person;
  },
  'account with only the claim': async () => {
    const person = await signUp('claimant');
    await auth.setCustomUserClaims(person.uid, { isAdmin: true });
    return confirmed(person);
  },
  'closed admin': async () => {
    const person = await admin();
    await club.authz.doc(person.uid).update({ disabled: true });
    return person;
  },
  'admin whose sessions were ended': async () => {
    const person = await admin();
    await endSessions(person);
    return person;
  },
  'admin without the second factor': async () => {
    const person = await admin();
    await demandFactor(person);
    return person;
  },
  'admin with the second factor': async () => {
    const person = await admin();
    await demandFactor(person);
    await addSecondFactor(person);
    return signInWithFactor(person);
  },
};

/** Everybody of the matrix who has an account. */
export type People = Record<Signed, Person>;

/** Those of whom the club knows nothing, until their first call of value makes a record. */
const UNRECORDED = ['member without a record yet', 'account with only the claim'] as const;

/** Forgets the records that calls have made of people who shall have none. */
export const forgetRecords = async (people: People): Promise<void> => {
  await Promise.all(
    UNRECORDED.flatMap((name) => {
      const { uid, email } = people[name];
      const { users, authz, accounts, emails } = club;
      return [users.doc(uid), authz.doc(uid), accounts.doc(uid), emails.doc(emailClaimId(email))];
    }).map((ref) => ref.delete()),
  );
};

/** True for an actor with an account at the identity service. */
export const isSigned = (name: ActorName): name is Signed => Object.hasOwn(MAKERS, name);

/** A new account of a kind. */
export const makePerson = (name: Signed, keeper: Person): Promise<Person> => MAKERS[name](keeper);

/** One of each kind. */
export const makePeople = async (keeper: Person): Promise<People> =>
  // Built from the names of the table, so it has all of them.
  Object.fromEntries(
    await Promise.all(
      Object.keys(MAKERS)
        .filter((name): name is Signed => isSigned(name as ActorName))
        .map(async (name) => [name, await makePerson(name, keeper)] as const),
    ),
  ) as People;
