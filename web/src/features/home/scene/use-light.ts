import { useNow } from '../../../kernel/time/use-now.ts';
import { type Light, lightAt } from './light.ts';

/** How often the clock is read. */
const CHECK_MS = 60_000;

/** The light at the reader's own hour. */
export const useLight = (): Light => lightAt(new Date(useNow(CHECK_MS)).getHours());
