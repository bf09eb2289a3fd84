import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';

/** Asks before the page is left while something is not saved. `kept` says what becomes of it. */
export function LeaveGuard({ active, kept }: { active: boolean; kept: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  );

  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [active]);

  // In the page, not in the app's dialogs: it must go with the page when the session ends.
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      alert
      tone="warn"
      title="Leave without saving?"
      text={kept}
      closeLabel={null}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button data-initial-focus onClick={() => blocker.reset?.()}>
            Stay here
          </Button>
        </>
      }
    />
  );
}
