import { type CancellationTime, cancellationTime } from '@club/domain/booking/cancellation';
import { useNow } from '../../kernel/time/use-now.ts';

/** How often cut-offs are checked, milliseconds. */
const CHECK_MS = 15_000;

/** The current time for the rules of changing and cancelling, live. */
export const useCancellationTime = (): CancellationTime => cancellationTime(useNow(CHECK_MS));
