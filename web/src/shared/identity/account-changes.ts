import { storedValue } from '../../kernel/storage/local-store.ts';

/**
 * When the account was last changed at the identity service by a link (milliseconds since 1970), so
 * that every tab of this browser asks for it anew; null: never.
 */
export const accountChangedAt = storedValue<number | null>({
  key: 'accountChangedAt',
  area: 'local',
  version: 1,
  fallback: null,
  parse: (json) => (typeof json === 'number' ? json : null),
});
