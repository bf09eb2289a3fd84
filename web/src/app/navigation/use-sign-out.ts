import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../lib/paths.ts';
import { signOut } from '../../lib/session.tsx';
import { useDialogs } from '../../ui/overlay/dialogs-context.ts';

/** Signs out and goes home: what was on the screen belonged to somebody. */
export const useSignOut = (): (() => void) => {
  const navigate = useNavigate();
  const dialogs = useDialogs();
  return useCallback(() => {
    const leave = async (): Promise<void> => {
      try {
        await navigate(PATHS.home);
        await signOut();
        dialogs.toast({ text: 'You are signed out.' });
      } catch {
        dialogs.toast({ text: 'Signing out did not work. Please try again.', tone: 'bad' });
      }
    };
    void leave();
  }, [navigate, dialogs]);
};
