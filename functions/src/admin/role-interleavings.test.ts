import { ApiError } from '@club/domain/api/errors';
import type { Authz, UserDocument } from '@club/domain/user/user';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdminsList } from '../store/collections.ts';
import { decideClosing } from '../account-deletion/deletion-decision.ts';
import { newUser } from '../account/create-user.ts';
import type { AccountDeletion } from '../store/account-deletion.ts';
import type { RoleClaim } from '../account/account-claim.ts';
import { alignAccount, roleClaimOf } from '../account/account-claim.ts';
import { decideDemand } from './demand-decision.ts';
import { decideRole } from './role-decision.ts';

/** The number of random interleavings, each of up to six concurrent changes. */
const RUNS = 10_000;
const PEOPLE = ['ada', 'ben', 'cleo', 'dora'] as const;
type Person = (typeof PEOPLE)[number];

const KINDS = ['promote', 'demote', 'remove', 'delete-own', 'demand', 'waive'] as const;
type Change = {
  kind: (typeof KINDS)[number];
  actor: Person;
  subject: Person;
  /** The process dies after its commit. */
  dies: boolean;
};

/** A seeded random number generator (mulberry32). */
const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

/** Runs tasks that wait for their turn before each step, in a random order. */
const createTurns = (random: (below: number) => number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  let wake = (): void => undefined;
  const stopped = (): void => {
    running -= 1;
    if (running === 0) wake();
  };
  const allStopped = async (): Promise<void> => {
    if (running === 0) return;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  };
  return {
    spawn: (task: () => Promise<void>): void => {
      running += 1;
      void task().finally(stopped);
    },
    turn: (): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(() => {
          running += 1;
          resolve();
        });
        stopped();
      }),
    finish: async (): Promise<void> => {
      for (;;) {
        await allStopped();
        const [next] = waiting.splice(random(waiting.length), 1);
        if (next === undefined) return;
        next();
      }
    },
  };
};

/** The documents by path, with the version each has. */
type Stored = {
  [Path in `users/${Person}`]: UserDocument | undefined;
} & { [Path in `authz/${Person}`]: Authz | undefined } & {
  [Path in `accountDeletions/${Person}`]: AccountDeletion | undefined;
} & { admins: AdminsList | undefined };

/**
 * A club whose documents behave as with `atomically`: all are read at one instant, and a commit
 * succeeds only if no document it writes has changed since; a write without a change does not
 * count. Claims are set without conditions, as at the identity service.
 */
const openClub = (turns: ReturnType<typeof createTurns>, admins: readonly Person[]) => {
  const { turn, spawn } = turns;
  const each = <Value>(value: (person: Person) => Value) =>
    PEOPLE.map((person) => [person, value(person)] as const);
  const record = (uid: Person): UserDocument => ({
    ...newUser({ uid, name: uid, email: `${uid}@example.com` }, 0),
    isAdmin: admins.includes(uid),
  });
  // All paths are made from the same list of people.
  const data = Object.fromEntries([
    ...each(record).map(([person, value]) => [`users/${person}`, value]),
    ...PEOPLE.map((person) => [
      `authz/${person}`,
      { isAdmin: admins.includes(person), disabled: false, minAuthTime: 0 },
    ]),
    ...PEOPLE.map((person) => [`accountDeletions/${person}`, undefined]),
    ['admins', { uids: [...admins] }],
  ]) as Stored;
  const versions = new Map<string, number>();
  const versionOf = (path: string): number => versions.get(path) ?? 0;
  /** Logins by person, with whether they have the claim. */
  const logins = new Map<Person, { claim: RoleClaim; validAfter: number }>(
    each((person) => ({ claim: roleClaimOf({ isAdmin: admins.includes(person) }), validAfter: 0 })),
  );

  const align = (person: Person): Promise<void> =>
    alignAccount({
      permissions: async () => {
        await turn();
        return data[`authz/${person}`];
      },
      account: async () => {
        await turn();
        const login = logins.get(person);
        return login === undefined ? null : { ...login };
      },
      setClaim: async (claim) => {
        await turn();
        const login = logins.get(person);
        if (login !== undefined) login.claim = claim;
      },
      endSessions: async () => {
        await turn();
        const login = logins.get(person);
        if (login !== undefined) login.validAfter = Number.MAX_SAFE_INTEGER;
      },
    });

  const write = (change: Partial<Stored>): void => {
    const before = data.admins?.uids ?? [];
    for (const [path, value] of Object.entries(change)) {
      const key = path as keyof Stored;
      if (JSON.stringify(data[key]) === JSON.stringify(value)) continue;
      Object.assign(data, { [key]: value });
      versions.set(path, versionOf(path) + 1);
      // The trigger on permissions, at a random time.
      const person = PEOPLE.find((one) => path === `authz/${one}`);
      if (person !== undefined) spawn(() => align(person));
    }
    expect(before.length).toBeGreaterThan(0);
    expect(data.admins?.uids.length).toBeGreaterThan(0);
  };

  /** Reads, decides, and commits conditionally; returns false when the decision throws. */
  const commit = async (
    decide: (read: Stored) => { changes: Partial<Stored> | null },
    actor: Person,
    mayBeAnybody: boolean,
  ): Promise<boolean> => {
    for (;;) {
      await turn();
      const read = structuredClone(data);
      const seen = new Map(versions);
      await turn();
      let changes: Partial<Stored> | null;
      try {
        ({ changes } = decide(read));
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
      if (changes === null) return true;
      const isCurrent = Object.keys(changes).every(
        (path) => versionOf(path) === (seen.get(path) ?? 0),
      );
      if (!isCurrent) continue;
      // At the instant of the commit, the actor is on the list.
      if (!mayBeAnybody) expect(data.admins?.uids).toContain(actor);
      write(changes);
      return true;
    }
  };

  const setRole = async ({ kind, actor, subject, dies }: Change): Promise<void> => {
    const isAdmin = kind === 'promote';
    if (isAdmin) {
      await turn();
      const login = logins.get(subject);
      if (login === undefined) return;
      const needsSecondFactor = data.admins?.needsSecondFactor === true;
      await turn();
      login.claim = { isAdmin, needsSecondFactor };
    }
    const order = { isAdmin, actor: { kind: 'admin', uid: actor }, nowMs: 5000 } as const;
    await commit(
      (read) => {
        const facts = {
          user: read[`users/${subject}`],
          authz: read[`authz/${subject}`],
          admins: read.admins,
        };
        const { changes } = decideRole(facts, subject, order);
        if (changes === null) return { changes: null };
        return {
          changes: {
            [`users/${subject}`]: changes.user,
            [`authz/${subject}`]: changes.authz,
            admins: changes.admins,
          },
        };
      },
      actor,
      false,
    );
    // A promotion that dies between its claim and its commit is never repaired; one that dies after
    // its commit is, by the trigger.
    if (!dies || isAdmin) await align(subject);
  };

  const close = async (actor: Person, subject: Person): Promise<void> => {
    const order = { uid: subject, actor, email: null, nowMs: 5000 };
    const isClosed = await commit(
      (read) => {
        const { changes } = decideClosing(
          {
            user: read[`users/${subject}`],
            authz: read[`authz/${subject}`],
            admins: read.admins,
            deletion: read[`accountDeletions/${subject}`],
          },
          order,
        );
        if (changes === null) return { changes: null };
        const { user, admins: list } = changes;
        return {
          changes: {
            [`authz/${subject}`]: changes.authz,
            [`accountDeletions/${subject}`]: changes.deletion,
            ...(user === undefined ? {} : { [`users/${subject}`]: user }),
            ...(list === undefined ? {} : { admins: list }),
          },
        };
      },
      actor,
      actor === subject,
    );
    if (!isClosed) return;
    await turn();
    logins.delete(subject);
    await turn();
    write({ [`users/${subject}`]: undefined });
    await turn();
    write({ [`accountDeletions/${subject}`]: undefined });
  };

  /** The console demands a second factor of all admins, or no longer does. */
  const demand = async (actor: Person, isDemanded: boolean): Promise<void> => {
    for (;;) {
      await turn();
      const answers: unknown[] = [];
      const uids = PEOPLE.filter((person) => data.admins?.uids.includes(person));
      await commit(
        (read) => {
          const people = uids.map((uid) => ({
            uid,
            user: read[`users/${uid}`],
            authz: read[`authz/${uid}`],
          }));
          const changes = decideDemand(
            { admins: read.admins, people },
            { isDemanded, nowMs: 5000 },
          );
          answers.push(changes);
          if (changes === null) return { changes: null };
          return {
            changes: Object.fromEntries([
              ...changes.people.flatMap(({ uid, user, authz }) => [
                [`users/${uid}`, user ?? undefined],
                [`authz/${uid}`, authz],
              ]),
              ['admins', changes.admins],
            ]) as Partial<Stored>,
          };
        },
        actor,
        true,
      );
      // Otherwise the list has changed, and it tries again with the current one.
      if (answers.at(-1) !== null) return;
    }
  };

  return {
    data,
    logins,
    run: (change: Change): Promise<void> => {
      if (change.kind === 'promote' || change.kind === 'demote') return setRole(change);
      if (change.kind === 'demand' || change.kind === 'waive') {
        return demand(change.actor, change.kind === 'demand');
      }
      const isOwn = change.kind === 'delete-own';
      return !isOwn && change.actor === change.subject
        ? Promise.resolve()
        : close(change.actor, isOwn ? change.actor : change.subject);
    },
  };
};

const changeArb: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(...KINDS),
  actor: fc.constantFrom(...PEOPLE),
  subject: fc.constantFrom(...PEOPLE),
  dies: fc.boolean(),
});

describe('changes of roles at once', () => {
  it(
    `keep an admin, obey admins only and leave claims aligned with permissions, in ${RUNS} random orders`,
    { timeout: 240_000 },
    async () => {
      let demotions = 0;
      let closings = 0;
      let demanded = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(changeArb, { minLength: 2, maxLength: 6 }),
          fc.subarray([...PEOPLE], { minLength: 1 }),
          fc.nat(),
          async (changes, admins, seed) => {
            const turns = createTurns(randomFrom(seed));
            const club = openClub(turns, admins);
            const failures: unknown[] = [];
            for (const change of changes) {
              turns.spawn(() =>
                club.run(change).catch((error: unknown) => void failures.push(error)),
              );
            }
            await turns.finish();
            expect(failures).toEqual([]);
            const listed = club.data.admins?.uids ?? [];
            expect(listed.length).toBeGreaterThan(0);
            for (const person of PEOPLE) {
              const isAdmin = listed.includes(person);
              const permissions = club.data[`authz/${person}`];
              expect(permissions?.isAdmin).toBe(isAdmin);
              const needsSecondFactor =
                isAdmin && club.data.admins?.needsSecondFactor === true ? true : undefined;
              expect(permissions?.needsSecondFactor).toBe(needsSecondFactor);
              if (needsSecondFactor === true) demanded += 1;
              if (permissions?.disabled === true) {
                expect([isAdmin, club.logins.has(person)]).toEqual([false, false]);
                expect(club.data[`users/${person}`]).toBeUndefined();
                closings += 1;
              } else {
                expect(club.data[`users/${person}`]).toMatchObject({ isAdmin });
                expect(club.data[`users/${person}`]?.needsSecondFactor).toBe(needsSecondFactor);
                const claim = { isAdmin, needsSecondFactor: needsSecondFactor === true };
                expect(club.logins.get(person)?.claim).toEqual(claim);
                if (admins.includes(person) && !isAdmin) demotions += 1;
              }
            }
          },
        ),
        { numRuns: RUNS },
      );
      // Enough of the random orders must have changed something.
      expect(demotions).toBeGreaterThan(RUNS / 20);
      expect(closings).toBeGreaterThan(RUNS / 20);
      expect(demanded).toBeGreaterThan(RUNS / 20);
    },
  );
});
