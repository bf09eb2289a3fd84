import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Dialogs, DialogsContext, type ToastOptions } from './dialogs-context.ts';
import type * as ShownDialogs from './shown-dialogs.tsx';
import { ToastRegion } from './toast-region.ts';
import { useTopModal } from './top-modal.ts';

type Shown = typeof ShownDialogs;
type Waiting = ShownDialogs.Waiting;

/** What draws dialogs and toasts, once it is loaded. */
let shown: Shown | null = null;

/**
 * Loads what draws dialogs and toasts. A page begins without it, because nothing is said before it is
 * used; call it then, so that it is there also when the network is not.
 */
export const loadDialogs = async (): Promise<void> => {
  shown ??= await import('./shown-dialogs.tsx');
};

/** Time until what could not be loaded is requested again, milliseconds. */
const PAUSE_MS = 3000;

/** What draws what waits to be shown; null while it loads. */
const useShown = (isWanted: boolean): Shown | null => {
  const [drawn, setDrawn] = useState(shown);
  useEffect(() => {
    if (!isWanted || drawn !== null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const load = async (): Promise<void> => {
      try {
        await loadDialogs();
        if (isHere) setDrawn(shown);
      } catch {
        if (isHere) timer = setTimeout(() => void load(), PAUSE_MS);
      }
    };
    void load();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isWanted, drawn]);
  return drawn;
};

/**
 * Lifts toasts above what is beside them, also above an open modal. Returns the way to undo it.
 * Browsers before 2024 leave the toasts where they are.
 */
const liftAbove = (toasts: HTMLElement): (() => void) | undefined => {
  if (!('showPopover' in HTMLElement.prototype)) return undefined;
  toasts.showPopover();
  return () => {
    toasts.hidePopover();
  };
};

type Passing = { id: number; options: ToastOptions };

/** At most this many toasts at a time; a new one replaces the oldest. */
const MOST_TOASTS = 3;

/** Renders the alerts, questions and toasts of `useDialogs`. Once, around the app. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [passing, setPassing] = useState<readonly Passing[]>([]);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLOutputElement>(null);
  const modal = useTopModal();
  const newest = passing.at(-1)?.id;
  useLayoutEffect(() => {
    const toasts = region.current;
    if (toasts === null) return undefined;
    // One that this commit has closed is known as such with the next.
    const place = modal?.isConnected === true ? modal : home.current;
    // Into the modal: outside of it nothing can be pressed, or is read out.
    if (toasts.parentElement !== place) place?.append(toasts);
    return newest === undefined ? undefined : liftAbove(toasts);
  }, [modal, newest]);
  const nextId = useRef(0);

  const dialogs = useMemo<Dialogs>(() => {
    const takeId = (): number => {
      nextId.current += 1;
      return nextId.current;
    };
    return {
      alert: (options) =>
        new Promise((resolve) => {
          const answer = (): void => {
            resolve();
          };
          setWaiting((list) => [...list, { ...options, kind: 'alert', id: takeId(), answer }]);
        }),
      confirm: (options) =>
        new Promise((resolve) => {
          setWaiting((list) => [
            ...list,
            { ...options, kind: 'confirm', id: takeId(), answer: resolve },
          ]);
        }),
      toast: (options) => {
        setPassing((list) => [...list, { id: takeId(), options }].slice(-MOST_TOASTS));
      },
    };
  }, []);

  const current = waiting[0];
  const parts = useShown(current !== undefined || newest !== undefined);
  const answer = (yes: boolean): void => {
    setWaiting((list) => list.filter((request) => request !== current));
    current?.answer(yes);
  };

  return (
    <DialogsContext value={dialogs}>
      {children}
      {parts !== null && current?.kind === 'alert' && (
        <parts.AlertDialog
          key={current.id}
          request={current}
          onClose={() => {
            answer(true);
          }}
        />
      )}
      {parts !== null && current?.kind === 'confirm' && (
        <parts.ConfirmDialog key={current.id} request={current} onAnswer={answer} />
      )}
      {/* React finds it here also while the region is in a modal. */}
      <div ref={home}>
        <ToastRegion ref={region}>
          {parts !== null &&
            passing.map(({ id, options }) => (
              <parts.Toast
                key={id}
                options={options}
                onDone={() => {
                  setPassing((list) => list.filter((toast) => toast.id !== id));
                }}
              />
            ))}
        </ToastRegion>
      </div>
    </DialogsContext>
  );
}
