import { afterAll, vi } from 'vitest';

/*
 * Set-up of projects whose files share a process, and with it the packages, which take a second to
 * load, but need the club's own modules as they are at first: the next file loads those again.
 */
afterAll(() => {
  vi.resetModules();
});
