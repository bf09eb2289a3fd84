import { DIALOGS, TOAST_MS } from '@club/domain/api/messages';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { type Person, SignInAgainDialog } from './sign-in-again-dialog.tsx';

/**
 * Asks for another sign-in: `signInAgain` resolves to true after it succeeded and the dialog
 * 'Successfully Signed In' (rules 13.2) has closed, to false when the member gave up. Render
 * `dialog`.
 */
export const useSignInAgain = (
  person: Person,
): { signInAgain: (reason: string) => Promise<boolean>; dialog: ReactNode } => {
  const { alert } = useDialogs();
  const [reason, setReason] = useState<string | null>(null);
  const answer = useRef<(isSignedIn: boolean) => void>(() => {});

  const signInAgain = useCallback(
    async (why: string): Promise<boolean> => {
      const isSignedIn = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setReason(why);
      });
      setReason(null);
      if (isSignedIn) await alert({ ...DIALOGS.signedIn, tone: 'good', closeAfterMs: TOAST_MS });
      return isSignedIn;
    },
    [alert],
  );

  const dialog =
    reason === null ? null : (
      <SignInAgainDialog
        person={person}
        reason={reason}
        onAnswer={(isSignedIn) => {
          answer.current(isSignedIn);
        }}
      />
    );
  return { signInAgain, dialog };
};
