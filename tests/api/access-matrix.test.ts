import { CALLABLE_NAMES, deployedName, REST_NAMES, routeOf } from '@club/domain/api/contract';
import { API_ERRORS } from '@club/domain/api/errors';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActorName } from '../access/access-matrix.ts';
import { ACTOR_FACTS, ACTOR_NAMES, allowedTwin, apiOutcome } from '../access/access-matrix.ts';
import { ADMINS_ID } from '../../functions/src/admin/admins.ts';
import type { People } from './access-people.ts';
import { forgetRecords, isSigned, makePeople, makePerson } from './access-people.ts';
import type { Answer, Prepared } from './access-requests.ts';
import { callableRequest, CONSUMING, ROUTE_REQUESTS } from './access-requests.ts';
import type { Person } from './api-client.ts';
import { club, db, newAdmin } from './api-client.ts';
import { forgeries } from './forged-tokens.ts';

type Row = { kind: 'routes' | 'callables'; name: string; prepare: Prepare };
type Prepare = (owner: Person) => Promise<Prepared>;

const ROWS: Row[] = [
  ...REST_NAMES.map((name): Row => ({
    kind: 'routes',
    name: routeOf(name),
    prepare: ROUTE_REQUESTS[name],
  })),
  ...CALLABLE_NAMES.map((name): Row => ({
    kind: 'callables',
    name: deployedName(name),
    prepare: callableRequest(name),
  })),
];

/**
 * Requests under way at once. Each callable has processes of its own, which take seconds to start,
 * so asking one thing after another is quicker there.
 */
const AT_ONCE = { routes: 4, callables: 1 } as const;

let keeper: Person;
let people: People;
let forged: Record<string, string>;

beforeAll(async () => {
  keeper = await newAdmin();
  people = await makePeople(keeper);
  forged = forgeries(people.member, people.admin);
}, 120_000);

const inTurns = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, item] of queue) results[index] = await work(item);
    }),
  );
  return results;
};

const ownerFor = (name: ActorName): Person =>
  ACTOR_FACTS[name].aimsAt === 'self' && isSigned(name) ? people[name] : people.member;

/** The tokens of an actor: one, none, or forged ones of every kind. */
const tokensOf = (name: ActorName): (string | null)[] => {
  if (name === 'forged token') return Object.values(forged);
  return [isSigned(name) ? people[name].token : null];
};

/** Everything that a request could have changed, as text with the time of each document's change. */
const stateOf = async (about: readonly DocumentReference[]): Promise<string[]> => {
  const uids = Object.values(people).map(({ uid }) => uid);
  const own = uids.flatMap((uid) => [
    club.users.doc(uid),
    club.authz.doc(uid),
    club.accounts.doc(uid),
    club.holds.doc(uid),
  ]);
  const refs = [...about, ...own, club.admins.doc(ADMINS_ID)];
  const documents = await db.getAll(...refs.map((ref) => db.doc(ref.path)));
  const [bookings, ledger, audit] = await Promise.all([
    club.bookings.where('uid', 'in', uids).get(),
    club.ledger.where('uid', 'in', uids).get(),
    club.audit.where('actor', 'in', uids).get(),
  ]);
  return [...documents, ...bookings.docs, ...ledger.docs, ...audit.docs].map(
    (found) => `${found.ref.path} ${String(found.updateTime?.valueOf())}`,
  );
};

/** What came of one cell: every answer, and that of its twin. */
type Cell = { answers: Answer[]; twin: Answer | null };
type Outcomes = { cells: Map<ActorName, Cell>; before: string[]; after: string[] };

const isGood = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Tries a row with every actor: first all who must be rejected, then, with requests alike, the others. */
const tryRow = async ({ kind, name, prepare }: Row): Promise<Outcomes> => {
  const isAllowed = (actor: ActorName): boolean => apiOutcome(kind, name, actor) === 'allowed';
  const rejected = ACTOR_NAMES.filter((actor) => !isAllowed(actor));
  await forgetRecords(people);
  const cells = new Map<ActorName, Cell>();

  // Actors who aim at the same person send the very same request.
  const owners = [...new Set(rejected.map(ownerFor))];
  const prepared = new Map(
    await inTurns(
      owners,
      AT_ONCE[kind],
      async (owner) => [owner.uid, await prepare(owner)] as const,
    ),
  );
  const requestFor = (actor: ActorName): Prepared => {
    const request = prepared.get(ownerFor(actor).uid);
    if (request === undefined) throw new Error(`Nothing was prepared for ${actor}.`);
    return request;
  };
  const about = [...prepared.values()].flatMap((request) => request.about);
  const before = await stateOf(about);
  for (const actor of rejected) cells.set(actor, { answers: [], twin: null });
  const tries = rejected.flatMap((actor) => tokensOf(actor).map((token) => ({ actor, token })));
  await inTurns(tries, AT_ONCE[kind], async ({ actor, token }) => {
    cells.get(actor)?.answers.push(await requestFor(actor).send(token));
  });
  const after = await stateOf(about);

  // The twin of who aimed at the member is the actor who may send just that request.
  const sender =
    rejected.length === 0 ? null : allowedTwin('visitor', (one) => apiOutcome(kind, name, one));
  const literal =
    sender === null || !isSigned(sender) || CONSUMING.includes(name)
      ? null
      : await requestFor('visitor').send(people[sender].token);

  await inTurns(ACTOR_NAMES.filter(isAllowed), AT_ONCE[kind], async (actor) => {
    if (!isSigned(actor)) {
      const { send } = await prepare(people.member);
      cells.set(actor, { answers: await Promise.all(tokensOf(actor).map(send)), twin: null });
      return;
    }
    const isConsumed = CONSUMING.includes(name) || name === 'POST /users';
    const caller = isConsumed ? await makePerson(actor, keeper) : people[actor];
    const owner = ACTOR_FACTS[actor].aimsAt === 'self' ? caller : people.member;
    const { send } = await prepare(owner);
    cells.set(actor, { answers: [await send(caller.token)], twin: null });
  });

  for (const actor of rejected) {
    const twin = allowedTwin(actor, (one) => apiOutcome(kind, name, one));
    const own = twin === null ? undefined : cells.get(twin)?.answers[0];
    const cell = cells.get(actor);
    if (cell === undefined) continue;
    cell.twin = (ACTOR_FACTS[actor].aimsAt === 'member' ? literal : null) ?? own ?? null;
  }
  return { cells, before, after };
};

describe.each(ROWS)('$name', (row) => {
  let outcomes: Outcomes;
  beforeAll(async () => {
    outcomes = await tryRow(row);
  }, 120_000);

  const outcomeFor = (actor: ActorName) => apiOutcome(row.kind, row.name, actor);
  const allowed = ACTOR_NAMES.filter((actor) => outcomeFor(actor) === 'allowed');
  const rejected = ACTOR_NAMES.filter((actor) => outcomeFor(actor) !== 'allowed');

  it.each(allowed)('is allowed to: %s', (actor) => {
    const answers = outcomes.cells.get(actor)?.answers ?? [];
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      expect(isGood(answer), `${answer.status} ${answer.text.slice(0, 300)}`).toBe(true);
    }
  });

  it.each(rejected)('is rejected, where the twin is not: %s', (actor) => {
    const { answers, twin } = outcomes.cells.get(actor) ?? { answers: [], twin: null };
    const expected = outcomeFor(actor);
    if (expected === 'allowed' || expected === 'permission-denied') {
      throw new Error('This is not an error of the API.');
    }
    expect(answers.length).toBe(actor === 'forged token' ? Object.keys(forged).length : 1);
    for (const { status, code } of answers) {
      expect([status, code]).toEqual([API_ERRORS[expected].status, expected]);
    }
    expect(twin === null ? null : isGood(twin), twin?.text.slice(0, 300)).toBe(true);
  });

  if (rejected.length > 0) {
    it('leaves no write behind when it is rejected', () => {
      expect(outcomes.before.length).toBeGreaterThan(40);
      expect(outcomes.after).toEqual(outcomes.before);
    });
  }
});
