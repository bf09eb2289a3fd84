import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../routes/paths.ts';
import { signOut } from '../../kernel/session/session-end.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

/**
 * Signs out and goes home: the page on screen belonged to the member. Home comes first and at once
 * (`flushSync`), because a page for members would redirect to the login once the session ends.
 */
export const useSignOut = (): { leave: () => void; isLeaving: boolean } => {
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useCallback(() => {
    const goHome = async (): Promise<void> => {
      setIsLeaving(true);
      try {
        await navigate(PATHS.home, { flushSync: true });
        await signOut();
        dialogs.toast({ text: 'You are signed out.' });
      } catch {
        dialogs.toast({ tone: 'bad', text: 'You could not be signed out. Please try again.' });
      }
      setIsLeaving(false);
    };
    void goHome();
  }, [navigate, dialogs]);
  return { leave, isLeaving };
};
