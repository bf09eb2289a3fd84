import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';

/*
 * Set-up of the projects `api` and `proof`: each file of tests has a project of its own on the shared
 * emulators, so that no other file's documents are there, files run side by side, and a query sorts
 * only what its own file has written. No trigger of the functions emulator fires there.
 */
const project = `demo-own-${randomUUID().slice(0, 8)}`;
process.env['GCLOUD_PROJECT'] = project;

afterAll(async () => {
  // The emulator keeps all projects in memory; with most of it taken it answers late, and browsers
  // lose their connections.
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  await fetch(`http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`, {
    method: 'DELETE',
  });
});
