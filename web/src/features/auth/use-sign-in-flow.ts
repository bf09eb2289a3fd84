import { DIALOGS, TOAST_MS } from '@club/domain/api/messages';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChooseLocalAccount } from '../../shared/identity/google-sign-in.ts';
import { signInWithGoogle } from '../../shared/identity/google-sign-in.ts';
import { identityMessage, isCancelled } from '../../shared/identity/identity-messages.ts';
import { useBeginSession, useSession } from '../../kernel/session/session.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { completeSignIn, type SignInOutcome } from './complete-sign-in.ts';
import { useReturnPath } from './return-path.ts';

/** idle: waiting for the visitor. working: being signed in. done: signed in, on the way back. */
type SignInPhase = 'idle' | 'working' | 'done';

/** What went wrong, beside the field that it is about. */
type FailedField = { name: string; message: string };

export type SignInFlow = {
  phase: SignInPhase;
  /** What went wrong in the last attempt, in addition to the dialog; null when nothing did. */
  notice: string | null;
  /**
   * Runs one attempt: `working` meanwhile, then the dialog of its outcome. Resolves to the field that
   * the failure is about, or null.
   */
  attempt: (work: () => Promise<SignInOutcome>) => Promise<FailedField | null>;
  withGoogle: (choose: ChooseLocalAccount) => Promise<void>;
};

/** After an unexpected error: the form can be used again. */
const FAILED = {
  ok: false,
  dialog: null,
  notice: 'Something went wrong on our side. Please try again later.',
} as const;

const googleOutcome = async (choose: ChooseLocalAccount): Promise<SignInOutcome> => {
  try {
    return await completeSignIn(await signInWithGoogle(choose), DIALOGS.googleSucceeded);
  } catch (error) {
    const known = identityMessage(error);
    const notice = known === null ? null : `${known.text} ${known.nextStep}`;
    return { ok: false, dialog: isCancelled(error) ? null : DIALOGS.googleFailed, notice };
  }
};

/**
 * What login and registration share: one attempt at a time, the dialogs (rules 13.2), and the return
 * to the page before, replacing history. A member who is already signed in returns at once.
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

  const attempt: SignInFlow['attempt'] = async (work) => {
    if (phase !== 'idle') return null;
    setPhase('working');
    setNotice(null);
    const outcome = await work().catch((): SignInOutcome => FAILED);
    if (outcome.ok) {
      setPhase('done');
      await dialogs.alert({ ...outcome.dialog, tone: 'good', closeAfterMs: TOAST_MS });
      await navigate(returnPath, { replace: true });
      return null;
    }
    if (outcome.dialog !== null) await dialogs.alert({ ...outcome.dialog, tone: 'bad' });
    setNotice(outcome.notice);
    setPhase('idle');
    return outcome.field ?? null;
  };

  return {
    phase,
    notice,
    attempt,
    withGoogle: async (choose) => {
      await attempt(() => googleOutcome(choose));
    },
  };
};
