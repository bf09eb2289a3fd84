import { useState } from 'react';
import type { Live } from './live-store.ts';

/**
 * What was last there, also while something else is on its way: a list keeps its rows until the
 * next page or filter has come. Null before anything was there.
 */
export const useLastReady = <Data>(live: Live<Data>): Data | null => {
  const [last, setLast] = useState<{ data: Data } | null>(null);
  const now = live.status === 'ready' ? live.data : null;
  if (now !== null && now !== last?.data) setLast({ data: now });
  return now ?? last?.data ?? null;
};
