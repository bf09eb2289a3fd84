import { channel } from 'node:diagnostics_channel';
import { afterAll } from 'vitest';

/*
 * Set-up of the project `api`: this process serves the club's functions on the file's own project.
 * What goes through Hosting, the functions emulator and its triggers is tried in `tests/site`.
 */

// The functions listen to every request of their process, and end with it. Here the process goes on to
// the next file, whose requests those of this file would hear, too.
const requests = channel('http.server.request.start');
type Listener = Parameters<typeof requests.subscribe>[0];
const listeners: Listener[] = [() => {}];
// A channel with a listener adds the next one itself; the first one goes a longer way.
for (const listener of listeners) requests.subscribe(listener);
const subscribe = requests.subscribe.bind(requests);
requests.subscribe = (listener: Listener) => {
  listeners.push(listener);
  subscribe(listener);
};

const { serveFunctions } = await import('./serve-functions.ts');
const { origin, close } = await serveFunctions();
process.env['SITE_URL'] = origin;
process.env['FUNCTIONS_EMULATOR_ORIGIN'] = origin;
// Where links in mails lead to.
process.env['SITE_ORIGINS'] = origin;
afterAll(() => {
  close();
  Reflect.deleteProperty(requests, 'subscribe');
  for (const listener of listeners) requests.unsubscribe(listener);
});
