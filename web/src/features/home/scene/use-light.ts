import { useClock } from '../../../kernel/time/use-clock.ts';
import { type Light, lightAt } from '../../../shared/scene/light.ts';

/** How often the clock is read. */
const CHECK_MS = 60_000;

const lightNow = (): Light => lightAt(new Date().getHours());
const lightAtFirst = (): Light => 'noon';

/** The light at the reader's own hour. */
export const useLight = (): Light => useClock(CHECK_MS, lightNow, lightAtFirst);
