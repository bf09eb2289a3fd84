import { storedValue } from '../../kernel/storage/local-store.ts';

/**
 * When a link last changed the account at the identity service (milliseconds since 1970), so that
 * every tab of this browser reads it again; null: never.
 */
export const accountChangedAt = storedValue<number | null>({
  key: 'accountChangedAt',
  area: 'local',
  version: 1,
  fallback: null,
  parse: (json) => (typeof json === 'number' ? json : null),
});
