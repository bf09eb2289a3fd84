import { dependencies } from './api-client.ts';

/** What payments are finished with by the club itself, at an instant of the test's choice. */
export const systemFlow = (nowMs = Date.now()) => ({
  ...dependencies,
  context: { nowMs, actor: 'system' },
});
