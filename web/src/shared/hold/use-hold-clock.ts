import { useNow } from '../../kernel/time/use-now.ts';

/** How often ended holds are left out, milliseconds. */
const CHECK_MS = 20_000;

/**
 * The time by which holds are counted, milliseconds since 1970. It moves by itself, because a hold
 * that ends changes nothing in the database at that moment.
 */
export const useHoldClock = (): number => useNow(CHECK_MS);
