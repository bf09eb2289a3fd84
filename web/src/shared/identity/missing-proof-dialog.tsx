import { useCallback, useEffect, useRef, useState } from 'react';
import { type Proof, onMissingProof } from '../../kernel/api/missing-proof.ts';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

/**
 * Asks for the proof that a call needs: a confirmed address, or a recent sign-in. The call is then
 * repeated (`afterProof`). Rendered once, around all pages of a signed-in member.
 */
export default function MissingProofDialog({ person }: { person: SignedIn }) {
  const [asked, setAsked] = useState<Proof | null>(null);
  const resolve = useRef<(isGiven: boolean) => void>(() => {});

  useEffect(() => {
    const stop = onMissingProof(
      (proof) =>
        new Promise((settle) => {
          resolve.current = settle;
          setAsked(proof);
        }),
    );
    return () => {
      stop();
      // After a sign-out the question is void.
      resolve.current(false);
    };
  }, []);

  const answer = useCallback((isGiven: boolean): void => {
    setAsked(null);
    resolve.current(isGiven);
  }, []);

  switch (asked) {
    case 'email-not-verified':
      return (
        <ConfirmEmailDialog
          email={person.email}
          isConfirmed={person.emailVerified}
          onAnswer={answer}
        />
      );
    case 'recent-sign-in-needed':
      return (
        <SignInAgainDialog
          person={person}
          reason="For this, you need to have signed in a few minutes ago."
          onAnswer={answer}
        />
      );
    case null:
      return null;
  }
}
