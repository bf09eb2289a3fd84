import { DIALOGS } from '@club/domain/api/messages';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { callErrorText } from '../../../kernel/api/api-client.ts';
import { useResort } from '../../../shared/resort/use-resort.ts';
import type { Live } from '../../../kernel/live/live-store.ts';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import { useDialogs } from '../../../design/overlay/dialogs-context.ts';
import { withdrawResort } from './save-resort.ts';

/** A resort to withdraw or put back. */
export type Withdrawal = { id: string; placeName: string; withdrawn: boolean };

const textOf = (withdrawn: boolean): string =>
  withdrawn
    ? 'It leaves the directory and the search at once, and cannot be booked any more. Bookings that were made stay as they are: cancel those that cannot happen one by one.'
    : 'It is in the directory and the search again, and can be booked. Bookings that were made were never touched.';

/** Why it is not possible now, or null. */
const errorOf = (resort: Live<Resort | null>): string | null => {
  if (resort.status === 'error') {
    return 'The resort could not be loaded. Check your connection and try again.';
  }
  const isGone = resort.status === 'ready' && resort.data === null;
  return isGone ? 'This resort is not in the club any more.' : null;
};

type WithdrawDialogProps = Withdrawal & { onClose: () => void };

/** Asks before a resort is withdrawn or put back, and does it. */
export function WithdrawDialog({ id, placeName, withdrawn, onClose }: WithdrawDialogProps) {
  const dialogs = useDialogs();
  // The directory does not have the revision that the request needs.
  const resort = useResort(id);
  const [isBusy, setIsBusy] = useState(false);
  const name = displayName(placeName);
  const current = resort.status === 'ready' ? resort.data : null;

  const go = async (rev: number): Promise<void> => {
    setIsBusy(true);
    const result = await withdrawResort(id, rev, withdrawn);
    setIsBusy(false);
    if (!result.ok) {
      await dialogs.alert({
        ...DIALOGS.resortFailed,
        footer: callErrorText(result.error),
        tone: 'bad',
      });
      return;
    }
    onClose();
    dialogs.toast({ text: withdrawn ? `${name} is withdrawn.` : `${name} is back.` });
  };

  const problem = errorOf(resort);
  return (
    <Dialog
      open
      alert
      tone={withdrawn ? 'warn' : 'question'}
      title={withdrawn ? `Withdraw ${name}?` : `Put ${name} back?`}
      text={textOf(withdrawn)}
      closeLabel={null}
      dismissable={!isBusy}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="quiet"
            data-initial-focus
            onClick={() => {
              if (!isBusy) onClose();
            }}
          >
            Cancel
          </Button>
          {resort.status === 'error' ? (
            <Button onClick={resort.retry}>Retry</Button>
          ) : (
            <Button
              variant={withdrawn ? 'danger' : 'primary'}
              busy={isBusy || resort.status === 'loading'}
              disabled={resort.status === 'ready' && current === null}
              onClick={() => {
                if (current !== null) void go(current.rev);
              }}
            >
              {withdrawn ? 'Withdraw' : 'Put back'}
            </Button>
          )}
        </>
      }
    >
      {problem === null ? undefined : (
        <Alert tone="bad" live>
          {problem}
        </Alert>
      )}
    </Dialog>
  );
}
