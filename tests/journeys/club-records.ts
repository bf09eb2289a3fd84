import type { APIRequestContext } from '@playwright/test';
import { expect } from './club-test.ts';

/** Where the emulators are, as the site itself says. */
export type Emulators = {
  projectId: string;
  apiKey: string;
  auth: { host: string; port: number };
  firestore: { host: string; port: number };
  functions: { host: string; port: number };
};

/** Asks the site for the addresses; it serves its own file, so their form is known. */
export const emulatorsOf = async (request: APIRequestContext): Promise<Emulators> =>
  (await (await request.get('/emulators.json')).json()) as Emulators;

/** A field of a document as the database spells it. */
export type Field = { stringValue: string } | { integerValue: string } | { booleanValue: boolean };

/** The emulator lets its owner past the rules. */
const OWNER = { headers: { Authorization: 'Bearer owner' } };

const addressOf = ({ firestore, projectId }: Emulators, path: string): string =>
  `http://${firestore.host}:${firestore.port}/v1/projects/${projectId}/databases/(default)/documents/${path}`;

/** The fields of a document as the database spells them, read as its owner. */
export const readRecord = async (
  request: APIRequestContext,
  path: string,
): Promise<Record<string, unknown>> => {
  const found = await request.get(addressOf(await emulatorsOf(request), path), OWNER);
  expect(found.ok(), await found.text()).toBe(true);
  // The shape of the database's own answer.
  return ((await found.json()) as { fields: Record<string, unknown> }).fields;
};

/**
 * Writes a document that is another one but for some fields, as its owner: for what no screen can bring
 * about by pressing, or only by waiting for days. Triggers follow it as any other.
 */
export const copyRecord = async (
  request: APIRequestContext,
  from: string,
  to: string,
  changes: Record<string, Field>,
): Promise<Record<string, unknown>> => {
  const emulators = await emulatorsOf(request);
  const fields = await readRecord(request, from);
  const copied = await request.patch(addressOf(emulators, to), {
    ...OWNER,
    data: { fields: { ...fields, ...changes } },
  });
  expect(copied.ok(), await copied.text()).toBe(true);
  return fields;
};

/** Changes fields of a document as its owner. */
export const changeRecord = async (
  request: APIRequestContext,
  path: string,
  changes: Record<string, Field>,
): Promise<void> => {
  const emulators = await emulatorsOf(request);
  const mask = Object.keys(changes).map((name) => `updateMask.fieldPaths=${name}`);
  const changed = await request.patch(`${addressOf(emulators, path)}?${mask.join('&')}`, {
    ...OWNER,
    data: { fields: changes },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
};
