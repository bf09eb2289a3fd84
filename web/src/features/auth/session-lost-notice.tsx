import { useEffect } from 'react';
import { onSessionLost } from '../../kernel/session/session-end.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

/**
 * Tells members that their session has ended without them signing out here: the password was changed
 * elsewhere, or the account was closed (user-token-expired, user-disabled).
 */
export function SessionLostNotice() {
  const { alert } = useDialogs();
  useEffect(
    () =>
      onSessionLost(() => {
        void alert({
          title: 'You are signed out',
          text: 'Your sign-in has ended. Please log in again to continue.',
          tone: 'info',
        });
      }),
    [alert],
  );
  return null;
}
