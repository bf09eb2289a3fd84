import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterFirstPaint } from '../page/first-paint.ts';
import { inFirstPause } from '../page/first-use.ts';
import { afterLaterParts } from '../page/later-part.tsx';
import { useSession } from '../session/session.tsx';
import type { LiveListenersProps } from './live-listeners.tsx';
import type { LiveTable } from './live-source.ts';
import { type LiveStore, liveStore } from './live-store.ts';
import { LiveStoreContext } from './live-store-context.ts';

type ListenersComponent = ComponentType<LiveListenersProps>;
type Listening = { Listeners: ListenersComponent; sources: LiveTable };

const loadListeners = async (loadSources: () => Promise<LiveTable>): Promise<Listening> => {
  await afterFirstPaint();
  // A part that is taken over has to find the data that it was written with.
  await afterLaterParts();
  const [{ LiveListeners }, sources] = await Promise.all([
    import('./live-listeners.tsx'),
    loadSources(),
  ]);
  return { Listeners: LiveListeners, sources };
};

type LazyListenersProps = { store: LiveStore; loadSources: () => Promise<LiveTable> };

/** True once the page has been used, see `inFirstPause`. */
const useIsUsed = (): boolean => {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => inFirstPause(() => setIsUsed(true)), []);
  return isUsed;
};

/**
 * Loads the listeners once the shell is painted and something is wanted. A visitor's page that was
 * rendered with all it wants is complete: there they wait until it is used.
 */
function LazyListeners({ store, loadSources }: LazyListenersProps) {
  const wanted = useSyncExternalStore(store.subscribeWanted, store.wanted, store.wanted);
  const [listening, setListening] = useState<Listening | null>(null);
  const isVisitor = useSession().status === 'signed-out';
  const isUsed = useIsUsed();
  const isComplete = wanted.every(({ request }) => store.read(request).status === 'ready');
  const isDue = wanted.length > 0 && (!isVisitor || isUsed || !isComplete);

  // A retry changes what is wanted, so code that failed to load is loaded again.
  useEffect(() => {
    if (listening !== null || !isDue) return undefined;
    let active = true;
    loadListeners(loadSources).then(
      (loaded) => active && setListening(loaded),
      () => active && wanted.forEach(({ request }) => store.fail(request.key)),
    );
    return () => {
      active = false;
    };
  }, [listening, isDue, wanted, store, loadSources]);

  useEffect(() => {
    window.addEventListener('online', store.retryFailed);
    return () => window.removeEventListener('online', store.retryFailed);
  }, [store]);

  if (listening === null) return null;
  const { Listeners, sources } = listening;
  return <Listeners store={store} sources={sources} />;
}

type LiveProviderProps = {
  children: ReactNode;
  /** Loads the table of sources. A constant. */
  loadSources: () => Promise<LiveTable>;
  /** Another store than the page's, for tests: then nothing is loaded from Firebase. */
  store?: LiveStore | undefined;
};

/** Makes the hooks of `createLive` work. Below `SessionProvider`. */
export function LiveProvider({ children, loadSources, store }: LiveProviderProps) {
  return (
    <LiveStoreContext value={store ?? liveStore}>
      {store === undefined && <LazyListeners store={liveStore} loadSources={loadSources} />}
      {children}
    </LiveStoreContext>
  );
}
