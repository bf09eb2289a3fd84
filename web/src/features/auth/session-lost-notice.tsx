import { useEffect } from 'react';
import { onSessionLost } from '../../kernel/session/session.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

/**
 * Says so when a session ends that its owner did not end here: the password was changed elsewhere, the
 * account was closed, or the token expired for another reason (user-token-expired, user-disabled).
 */
export function SessionLostNotice() {
  const { alert } = useDialogs();
  useEffect(
    () =>
      onSessionLost(() => {
        void alert({
          title: 'You are signed out',
          text: 'Your sign-in has ended. Please log in again to go on.',
          tone: 'info',
        });
      }),
    [alert],
  );
  return null;
}
