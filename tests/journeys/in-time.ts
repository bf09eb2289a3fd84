import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What is answered within so many milliseconds; null after that: a browser, or a page of it, can stop
 * answering. Rejects as the answer does.
 */
export const inTime = <Answer>(answer: Promise<Answer>, ms: number): Promise<Answer | null> =>
  Promise.race([answer, sleep(ms, null, { ref: false })]);
