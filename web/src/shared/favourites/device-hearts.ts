import { storedValue } from '../../kernel/storage/local-store.ts';

const parse = (json: unknown): readonly string[] | null =>
  Array.isArray(json) ? json.filter((id) => typeof id === 'string' && id !== '') : null;

const NONE: readonly string[] = [];

/**
 * Ids of the resorts that were saved on this device by somebody who was not logged in, in the order
 * of saving. They outlive a sign-out, because they are nobody's yet: they go to the next account that
 * logs in here.
 */
export const deviceHearts = storedValue<readonly string[]>({
  key: 'hearts',
  area: 'local',
  version: 1,
  fallback: NONE,
  parse,
  survivesSignOut: true,
});
