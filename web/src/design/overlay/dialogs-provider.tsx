import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';
import {
  type AlertOptions,
  type ConfirmOptions,
  type Dialogs,
  DialogsContext,
  type ToastOptions,
} from './dialogs-context.ts';
import { Toast, ToastRegion } from './toast.tsx';
import { useTopModal } from './top-modal.ts';

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

type Waiting = { id: number; answer: (yes: boolean) => void } & (
  | ({ kind: 'alert' } & AlertOptions)
  | ({ kind: 'confirm' } & ConfirmOptions)
);

type Passing = { id: number; options: ToastOptions };

/** At most this many toasts at a time; a new one replaces the oldest. */
const MOST_TOASTS = 3;

function AlertDialog({
  request,
  onClose,
}: {
  request: Waiting & { kind: 'alert' };
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      alert
      tone={request.tone ?? 'info'}
      title={request.title}
      text={request.text}
      footer={request.footer}
      closeAfterMs={request.closeAfterMs}
      closeLabel={null}
      onClose={onClose}
      actions={
        <Button data-initial-focus onClick={onClose}>
          OK
        </Button>
      }
    />
  );
}

type ConfirmDialogProps = {
  request: Waiting & { kind: 'confirm' };
  onAnswer: (yes: boolean) => void;
};

function ConfirmDialog({ request, onAnswer }: ConfirmDialogProps) {
  const decline = (): void => {
    onAnswer(false);
  };
  return (
    <Dialog
      open
      alert
      tone={request.tone ?? 'warn'}
      title={request.title}
      subject={request.subject}
      text={request.text}
      footer={request.footer}
      closeLabel={null}
      onClose={decline}
      actions={
        <>
          {/* Focus starts on the answer that changes nothing. */}
          <Button variant="quiet" data-initial-focus onClick={decline}>
            {request.cancelLabel ?? 'Cancel'}
          </Button>
          <Button
            variant={request.danger === true ? 'danger' : 'primary'}
            onClick={() => {
              onAnswer(true);
            }}
          >
            {request.confirmLabel}
          </Button>
        </>
      }
    />
  );
}

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
  const answer = (yes: boolean): void => {
    setWaiting((list) => list.filter((request) => request !== current));
    current?.answer(yes);
  };

  return (
    <DialogsContext value={dialogs}>
      {children}
      {current?.kind === 'alert' && (
        <AlertDialog
          key={current.id}
          request={current}
          onClose={() => {
            answer(true);
          }}
        />
      )}
      {current?.kind === 'confirm' && (
        <ConfirmDialog key={current.id} request={current} onAnswer={answer} />
      )}
      {/* React finds it here also while the region is in a modal. */}
      <div ref={home}>
        <ToastRegion ref={region}>
          {passing.map(({ id, options }) => (
            <Toast
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
