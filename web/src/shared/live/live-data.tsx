import type { ReactNode } from 'react';
import { LiveProvider } from '../../kernel/live/live-provider.tsx';
import { createLive } from '../../kernel/live/live-hooks.ts';
import type { LiveSources } from './live-sources.ts';
import type { LiveStore } from '../../kernel/live/live-store.ts';

export const { useLive, useMemberLive, useAdminLive, useLiveMany, useLiveNow, useArrived } =
  createLive<LiveSources>();

const loadSources = async () => (await import('./live-sources.ts')).LIVE_SOURCES;

type LiveDataProviderProps = {
  children: ReactNode;
  /** Another store than the page's, for tests: then nothing is loaded from Firebase. */
  store?: LiveStore;
};

/** Provides the data of `LIVE_SOURCES`. Below `SessionProvider`. */
export function LiveDataProvider({ children, store }: LiveDataProviderProps) {
  return (
    <LiveProvider loadSources={loadSources} store={store}>
      {children}
    </LiveProvider>
  );
}
