import { useCallback, useEffect, useRef, useState } from 'react';
import { type Proof, onMissingProof } from '../../kernel/api/missing-proof.ts';
import type { SignedIn } from '../../kernel/session/session.tsx';
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

/**
 * Asks for the proof without which the server has refused something, whatever it was: a confirmed
 * address, or a sign-in of a moment ago. What was refused then goes on (`afterProof`). Once, around
 * every page of somebody who is signed in.
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
      // Whoever signs out in between gives no proof any more.
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
