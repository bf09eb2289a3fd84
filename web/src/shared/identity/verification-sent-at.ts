import { storedValue } from '../../kernel/storage/local-store.ts';

/** Time between two mails of the same kind, milliseconds. */
export const RESEND_MS = 60_000;

/**
 * When the last mail to confirm the address was sent (milliseconds since 1970); null: not known.
 */
export const verificationSentAt = storedValue<number | null>({
  key: 'verificationSentAt',
  area: 'session',
  version: 1,
  fallback: null,
  parse: (json) => (typeof json === 'number' ? json : null),
});
