import { randomUUID } from 'node:crypto';

/*
 * Set-up of the projects `api` and `proof`: each file of tests has a project of its own on the shared
 * emulators, so that no other file's documents are there, files run side by side, and a query sorts
 * only what its own file has written. No trigger of the functions emulator fires there.
 */
process.env['GCLOUD_PROJECT'] = `demo-own-${randomUUID().slice(0, 8)}`;

// What the functions emulator sets for every function; without it triggers refuse to start here.
process.env['FUNCTIONS_EMULATOR'] = 'true';
// As in that emulator the SDK lets every token pass, so that only the club's own check refuses it.
process.env['FIREBASE_DEBUG_MODE'] = 'true';
process.env['FIREBASE_DEBUG_FEATURES'] = JSON.stringify({ skipTokenVerification: true });
