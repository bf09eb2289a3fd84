import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';

type Address = { pathname: string; search: string };

const isSamePage = (one: Address, other: Address): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** Asks before the page is left with unsaved changes. `kept` says what happens to them. */
export function LeaveGuard({ active, kept }: { active: boolean; kept: string }) {
  const here = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      // The address changes a moment before this page unmounts; later navigations are not guarded.
      isSamePage(currentLocation, here) &&
      !isSamePage(currentLocation, nextLocation),
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

  // In the page, not in the app's dialogs: it must disappear with the page when the session ends.
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
