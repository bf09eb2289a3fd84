import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ApiAnswer, Person } from './api-client.ts';
import { auth, call, club, signIn } from './api-client.ts';

/** POST /users by a person for their own address. */
export const register = (person: Person, name = 'Test Member'): Promise<ApiAnswer> =>
  call('POST /users', { token: person.token, body: { name, email: person.email } });

export const authzOf = async (uid: string) => (await club.authz.doc(uid).get()).data();
export const recordOf = async (uid: string) => (await club.users.doc(uid).get()).data();

/** The code that work was rejected with, or 'done'. */
export const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    return String((error as { code?: unknown }).code);
  }
};

type Account = { email: string; password: string; emailVerified: boolean; name?: string };

/** An account that is registered; the token is of when it was made. */
export const createAccount = async ({ name, ...account }: Account): Promise<Person> => {
  const { uid } = await auth.createUser(account);
  const { email, password } = account;
  const person = await signIn({ uid, email, password, token: '' });
  expect((await register(person, name)).status).toBe(201);
  return person;
};

/** A registered account with an address that belongs to another person. */
export const squat = (email = `victim-${randomUUID()}@example.com`): Promise<Person> =>
  createAccount({ email, password: 'long-enough-1', emailVerified: false, name: 'Squatter' });
