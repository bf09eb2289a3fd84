import { DIALOGS, TOAST_MS } from '@club/domain/api/messages';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChooseLocalAccount } from '../../shared/identity/google-sign-in.ts';
import { signInWithGoogle } from '../../shared/identity/google-sign-in.ts';
import { identityMessage, isCancelled } from '../../shared/identity/identity-messages.ts';
import { useBeginSession, useSession } from '../../kernel/session/session.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { admit } from './admit.ts';
import { useReturnPath } from './return-path.ts';
import type { SignInOutcome } from './sign-in-outcome.ts';

/** idle: waiting for the visitor. working: being signed in. done: signed in, on the way back. */
type SignInPhase = 'idle' | 'working' | 'done';

export type SignInFlow = {
  phase: SignInPhase;
  /** What went wrong in the last try, beyond the dialog; null when nothing did. */
  notice: string | null;
  /** Runs one try: shows `working` meanwhile, and what `work` returns when it failed. */
  attempt: (work: () => Promise<SignInOutcome>) => Promise<void>;
  withGoogle: (choose: ChooseLocalAccount) => Promise<void>;
};

/** What is said should a try end in a way that nobody thought of: the form can then be used again. */
const FAILED = {
  ok: false,
  dialog: null,
  notice: 'Something went wrong on our side. Please try again later.',
} as const;

const googleOutcome = async (choose: ChooseLocalAccount): Promise<SignInOutcome> => {
  try {
    return await admit(await signInWithGoogle(choose), DIALOGS.googleSucceeded);
  } catch (error) {
    const known = identityMessage(error);
    const notice = known === null ? null : `${known.text} ${known.nextStep}`;
    return { ok: false, dialog: isCancelled(error) ? null : DIALOGS.googleFailed, notice };
  }
};

/**
 * What login and registration share: one try at a time, the dialogs (rules 13.2), and the way back
 * to where the visitor came from, replacing history. A member who is signed in already continues.
 */
export const useSignInFlow = (): SignInFlow => {
  useBeginSession();
  const session = useSession();
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const dialogs = useDialogs();
  const [phase, setPhase] = useState<SignInPhase>('idle');
  const [notice, setNotice] = useState<string | null>(null);

  const isSignedIn = session.status === 'signed-in';
  useEffect(() => {
    if (isSignedIn && phase === 'idle') void navigate(returnPath, { replace: true });
  }, [isSignedIn, phase, navigate, returnPath]);

  const attempt = async (work: () => Promise<SignInOutcome>): Promise<void> => {
    if (phase !== 'idle') return;
    setPhase('working');
    setNotice(null);
    const outcome = await work().catch((): SignInOutcome => FAILED);
    if (outcome.ok) {
      setPhase('done');
      await dialogs.alert({ ...outcome.dialog, tone: 'good', closeAfterMs: TOAST_MS });
      await navigate(returnPath, { replace: true });
      return;
    }
    if (outcome.dialog !== null) await dialogs.alert({ ...outcome.dialog, tone: 'bad' });
    setNotice(outcome.notice);
    setPhase('idle');
  };

  return {
    phase,
    notice,
    attempt,
    withGoogle: (choose) => attempt(() => googleOutcome(choose)),
  };
};
