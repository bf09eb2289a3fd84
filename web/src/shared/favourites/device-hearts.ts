import { storedValue } from '../../kernel/storage/local-store.ts';

const parse = (json: unknown): readonly string[] | null =>
  Array.isArray(json) ? json.filter((id) => typeof id === 'string' && id !== '') : null;

const NONE: readonly string[] = [];

/**
 * Ids of the resorts that a visitor saved on this device, in the order of saving. They outlive a
 * sign-out, because they belong to no account yet: they move to the next account that logs in
 * here.
 */
export const deviceHearts = storedValue<readonly string[]>({
  key: 'hearts',
  area: 'local',
  version: 1,
  fallback: NONE,
  parse,
  survivesSignOut: true,
});
