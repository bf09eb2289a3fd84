import { useCallback, useState } from 'react';
import { signOut } from '../../kernel/session/session-end.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { useGoHome } from '../routes/use-go-home.ts';

/** Goes home and signs out: the page on screen belonged to the member. */
export const useSignOut = (): { leave: () => void; isLeaving: boolean } => {
  const goHome = useGoHome();
  const dialogs = useDialogs();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useCallback(() => {
    const signOutAtHome = async (): Promise<void> => {
      setIsLeaving(true);
      try {
        await goHome();
        await signOut();
        dialogs.toast({ text: 'You are signed out.' });
      } catch {
        dialogs.toast({ tone: 'bad', text: 'You could not be signed out. Please try again.' });
      }
      setIsLeaving(false);
    };
    void signOutAtHome();
  }, [goHome, dialogs]);
  return { leave, isLeaving };
};
