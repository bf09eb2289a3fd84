import type { Firestore } from 'firebase/firestore';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { AppCheckProvider, FirebaseAppProvider, FirestoreProvider, useFirestore } from 'reactfire';
import { openAppCheck } from '../firebase/app-check.ts';
import { closeFirestore, loadFirestore } from '../firebase/firebase.ts';
import { listen } from './live-listen.ts';
import type { LiveRequest } from './live-request.ts';
import type { LiveTable } from './live-source.ts';
import type { LiveStore } from './live-store.ts';

type ListenerProps = {
  request: LiveRequest;
  generation: number;
  store: LiveStore;
  sources: LiveTable;
};

/** Listens to one request while mounted; renders nothing. */
function Listener({ request, generation, store, sources }: ListenerProps) {
  const db = useFirestore();
  useEffect(() => {
    // Between a reset and the next rendering this may still receive data of the previous member.
    const isCurrent = (): boolean => store.generation() === generation;
    const staysOpen = sources[request.kind]?.staysOpen === true;
    return listen(db, request, sources, {
      publish: (data, isPublic) =>
        isCurrent() && store.publish(request.key, data, { isPublic, staysOpen }),
      fail: (denied) => isCurrent() && store.fail(request.key, denied),
    });
  }, [db, request, generation, store, sources]);
  return null;
}

const openFirestore = async (reopen: boolean): Promise<Firestore> => {
  if (reopen) await closeFirestore();
  return loadFirestore();
};

/** Starts App Check where it is on. */
function OwnApp({ children }: { children: ReactNode }) {
  const appCheck = openAppCheck();
  return appCheck === null ? (
    children
  ) : (
    <AppCheckProvider sdk={appCheck}>{children}</AppCheckProvider>
  );
}

export type LiveListenersProps = { store: LiveStore; sources: LiveTable };

/** The listeners that pages want. Renders nothing. */
export function LiveListeners({ store, sources }: LiveListenersProps) {
  const wanted = useSyncExternalStore(store.subscribeWanted, store.wanted);
  const generation = useSyncExternalStore(store.subscribeWanted, store.generation);
  const [open, setOpen] = useState<{ db: Firestore; generation: number } | null>(null);

  useEffect(() => {
    let active = true;
    let opening = false;
    const start = async (): Promise<void> => {
      if (opening) return;
      opening = true;
      try {
        const db = await openFirestore(generation > 0);
        // Stays `opening`, so that nothing starts a second time.
        if (active) setOpen({ db, generation });
      } catch {
        opening = false;
        if (active) for (const { request } of store.wanted()) store.fail(request.key);
      }
    };
    void start();
    // A retry changes what is wanted, so a failed opening is tried again.
    const stop = store.subscribeWanted(() => void start());
    return () => {
      active = false;
      stop();
    };
  }, [generation, store]);

  if (open === null || open.generation !== generation) return null;
  return (
    <FirebaseAppProvider firebaseApp={open.db.app} suspense={false}>
      <OwnApp>
        <FirestoreProvider key={generation} sdk={open.db}>
          {wanted.map(({ request, attempt }) => (
            <Listener
              key={`${request.key}#${attempt}`}
              request={request}
              generation={generation}
              store={store}
              sources={sources}
            />
          ))}
        </FirestoreProvider>
      </OwnApp>
    </FirebaseAppProvider>
  );
}
