import { createContext } from 'react';
import { type LiveStore, liveStore } from './live-store.ts';

/** The store that the hooks below it read from. */
export const LiveStoreContext = createContext<LiveStore>(liveStore);
