import { useState } from 'react';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';
import { forgetHold } from '../../shared/hold/hold-store.ts';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

/** What is asked before somebody leaves, by what they give up. */
const QUESTIONS = {
  place: {
    title: 'Leave this line?',
    text: 'Your place is given up. Whoever joins again starts at the end of the line.',
    confirmLabel: 'Yes, leave',
  },
  offer: {
    title: 'Let these nights go?',
    text: 'They are offered to the next in line at once, and your place is given up.',
    confirmLabel: 'Yes, let them go',
  },
} as const;

/** Leaves a line after asking; `isLeaving` while the server is asked. */
export const useLeaveLine = (
  entry: OwnWaitlistEntry,
): { leave: () => Promise<void>; isLeaving: boolean } => {
  const dialogs = useDialogs();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async (): Promise<void> => {
    const question = entry.offer === null ? QUESTIONS.place : QUESTIONS.offer;
    if (!(await dialogs.confirm({ ...question, cancelLabel: 'Keep it', danger: true }))) return;
    setIsLeaving(true);
    const answer = await callFunction('leaveWaitlist', { entryId: entry.id });
    setIsLeaving(false);
    if (!answer.ok) {
      dialogs.toast({ tone: 'bad', text: callErrorText(answer.error) });
      return;
    }
    if (entry.offer !== null) forgetHold(entry.offer.holdId);
    dialogs.toast({
      text: answer.value.left ? 'You have left the line.' : 'This place was over already.',
    });
  };
  return { leave, isLeaving };
};
