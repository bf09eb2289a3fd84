import { type ReactNode, useState } from 'react';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';
import { forgetHold } from '../../shared/hold/hold-store.ts';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { Button } from '../../design/actions/button.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

/** Confirms that the member gives up their position, or an offer with it. */
const CONFIRMATIONS = {
  waiting: {
    title: 'Leave this waitlist?',
    text: 'You lose your position. If you join again, you start at the end of the waitlist.',
    confirmLabel: 'Yes, leave',
  },
  search: {
    title: 'End this search?',
    text: 'You lose your positions. If you save it again, you start at the end of each waitlist.',
    confirmLabel: 'Yes, end it',
  },
  offered: {
    title: 'Decline these nights?',
    text: 'They are offered to the next member on the waitlist at once, and you lose your position.',
    confirmLabel: 'Yes, decline them',
  },
} as const;

type LeaveButtonProps = {
  entry: OwnWaitlistEntry;
  /** The id of the name of the stay, which describes the button. */
  describedBy: string;
  size?: 'small';
  children: ReactNode;
};

/** Leaves a waitlist, ends a saved search or declines an offer, after a confirmation. */
export function LeaveButton({ entry, describedBy, size, children }: LeaveButtonProps) {
  const dialogs = useDialogs();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async (): Promise<void> => {
    const waiting = entry.search === undefined ? 'waiting' : 'search';
    const texts = CONFIRMATIONS[entry.offer === null ? waiting : 'offered'];
    if (!(await dialogs.confirm({ ...texts, cancelLabel: 'Keep it', danger: true }))) return;
    setIsLeaving(true);
    const result = await callFunction('leaveWaitlist', { entryId: entry.id });
    setIsLeaving(false);
    if (!result.ok) {
      dialogs.toast({ tone: 'bad', text: callErrorText(result.error) });
      return;
    }
    if (entry.offer !== null) forgetHold(entry.offer.holdId);
    dialogs.toast({
      text: result.value.left
        ? 'You have left the waitlist.'
        : 'You were no longer on this waitlist.',
    });
  };
  return (
    <Button
      variant="quiet"
      size={size}
      busy={isLeaving}
      aria-describedby={describedBy}
      onClick={() => {
        void leave();
      }}
    >
      {children}
    </Button>
  );
}
