import { use, useEffect, useState } from 'react';
import { useTakenOver } from '../../taking-over/use-taken-over.ts';
import { PageTimeContext } from './page-time.ts';

/**
 * The clock in milliseconds since 1970, read again every `everyMs` while the screen is open. At first
 * it is the time at which a server rendered the page.
 */
export const useNow = (everyMs: number): number => {
  const renderedAt = use(PageTimeContext);
  const isTakenOver = useTakenOver();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return isTakenOver || renderedAt === null ? nowMs : renderedAt;
};
