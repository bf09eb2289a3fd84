import { useState } from 'react';
import type { Live } from './live-store.ts';

/**
 * The last ready data, also while something else is loading: a list keeps its rows until the next
 * page or filter is ready. Null before anything was ready.
 */
export const useLastReady = <Data>(live: Live<Data>): Data | null => {
  const [last, setLast] = useState<{ data: Data } | null>(null);
  const now = live.status === 'ready' ? live.data : null;
  if (now !== null && now !== last?.data) setLast({ data: now });
  return now ?? last?.data ?? null;
};
