import { randomUUID } from 'node:crypto';

/**
 * Import this first: everything that the file's own process does then happens in a project of its own
 * on the same emulators. No other test's documents are there, and no trigger fires.
 */
process.env['GCLOUD_PROJECT'] = `demo-own-${randomUUID().slice(0, 8)}`;
