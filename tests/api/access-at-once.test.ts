import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './api-client.ts';
import { call, callCallable, club, newAdmin, newMember } from './api-client.ts';
import { listDocuments, readDocument } from './direct-reads.ts';

let keeper: Person;
beforeAll(async () => {
  keeper = await newAdmin();
});

/** Statuses of the three ways in: rules, REST, callable. */
type Doors = { rules: number; rest: number; callable: number };

/** What only an admin may: list members, ask for all of them, give a member the role that they have. */
const adminDoors = async (person: Person, subject: Person): Promise<Doors> => {
  const [rules, rest, callable] = await Promise.all([
    listDocuments('users', person.token),
    call('GET /all-users', { token: person.token }),
    callCallable('setadmin', { email: subject.email, isAdmin: true }, person.token),
  ]);
  return { rules: rules.status, rest: rest.status, callable: callable.status };
};

/** What every member may: read the own record, ask for it, deposit points. */
const memberDoors = async (person: Person): Promise<Doors> => {
  const [rules, rest, callable] = await Promise.all([
    readDocument(`users/${person.uid}`, person.token),
    call(`GET /users?email=${person.email}`, { token: person.token }),
    callCallable('depositpoints', { points: 10, requestId: randomUUID() }, person.token),
  ]);
  return { rules: rules.status, rest: rest.status, callable: callable.status };
};

const OPEN: Doors = { rules: 200, rest: 200, callable: 200 };
const ENDED: Doors = { rules: 403, rest: 401, callable: 401 };
const CLOSED: Doors = { rules: 403, rest: 403, callable: 403 };

/** The doors, asked many times at once right after what was done. */
const rightAfter = async (
  act: () => Promise<unknown>,
  doors: () => Promise<Doors>,
): Promise<Doors[]> => {
  await act();
  return Promise.all(Array.from({ length: 8 }, doors));
};

const changeRole = async (person: Person, isAdmin: boolean): Promise<void> => {
  const body = { email: person.email, isAdmin };
  const { status } = await call('PATCH /update-user', { token: keeper.token, body });
  expect(status).toBe(200);
};

describe('with the token from before, at the next request', () => {
  it.each(['PATCH /update-user', 'setadmin'] as const)(
    'a demotion by %s shuts all doors of an admin',
    async (way) => {
      const [person, subject] = await Promise.all([newAdmin(), newAdmin()]);
      expect(await adminDoors(person, subject)).toEqual(OPEN);
      const demote = async (): Promise<void> => {
        if (way === 'PATCH /update-user') return changeRole(person, false);
        const data = { email: person.email, isAdmin: false };
        expect((await callCallable('setadmin', data, keeper.token)).status).toBe(200);
      };
      const doors = await rightAfter(demote, () => adminDoors(person, subject));
      for (const door of doors) expect(door).toEqual(ENDED);
      // Neither is the token good for what any member may.
      expect(await memberDoors(person)).toEqual(ENDED);
    },
  );

  it.each(['DELETE /delete-users', 'removeuser', 'deleteaccount'] as const)(
    'a removal by %s shuts all doors of a member',
    async (way) => {
      const person = await newMember();
      expect(await memberDoors(person)).toEqual(OPEN);
      const remove = async (): Promise<void> => {
        const body = { email: person.email };
        const { status } =
          way === 'DELETE /delete-users'
            ? await call(way, { token: keeper.token, body })
            : way === 'removeuser'
              ? await callCallable(way, body, keeper.token)
              : await callCallable(way, {}, person.token);
        expect(status).toBe(200);
      };
      const doors = await rightAfter(remove, () => memberDoors(person));
      for (const door of doors) expect(door).toEqual(ENDED);
    },
  );

  it('a removal shuts all doors of an admin', async () => {
    const [person, subject] = await Promise.all([newAdmin(), newAdmin()]);
    expect(await adminDoors(person, subject)).toEqual(OPEN);
    const body = { email: person.email };
    const doors = await rightAfter(
      () => call('DELETE /delete-users', { token: keeper.token, body }),
      () => adminDoors(person, subject),
    );
    for (const door of doors) expect(door).toEqual(ENDED);
  });

  it('a closed account has all doors shut, and open again when it is opened', async () => {
    const person = await newMember();
    expect(await memberDoors(person)).toEqual(OPEN);
    const disable = (disabled: boolean) => club.authz.doc(person.uid).update({ disabled });
    const doors = await rightAfter(
      () => disable(true),
      () => memberDoors(person),
    );
    for (const door of doors) expect(door).toEqual(CLOSED);
    await disable(false);
    expect(await memberDoors(person)).toEqual(OPEN);
  });

  it('nothing changes for the others', async () => {
    const [person, other, subject] = await Promise.all([newAdmin(), newMember(), newAdmin()]);
    await changeRole(person, false);
    expect(await memberDoors(other)).toEqual(OPEN);
    expect(await adminDoors(keeper, subject)).toEqual(OPEN);
  });
});
