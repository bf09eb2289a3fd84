import { randomUUID } from 'node:crypto';

/*
 * Set-up of the projects `api` and `proof`: each file of tests has a project of its own on the shared
 * emulators, so that no other file's documents are there, files run side by side, and a query sorts
 * only what its own file has written. No trigger of the functions emulator fires there.
 */
process.env['GCLOUD_PROJECT'] = `demo-own-${randomUUID().slice(0, 8)}`;
