import { useEffect, useRef, useState } from 'react';
import { onSecondFactor } from './second-factor.ts';
import { Dialog } from '../../design/overlay/dialog.tsx';
import { SkeletonBlock } from '../../design/feedback/skeleton.tsx';
import { lazyPart } from '../page/lazy-part.tsx';

// Few accounts have a second step, so others do not load its form.
const CodeForm = lazyPart(() => import('./code-form.tsx'), {
  fallback: <SkeletonBlock $height="8rem" />,
});

/** Asks for the code of the authenticator app during any sign-in. Once, around all pages. */
export function SecondFactorDialog() {
  const [asked, setAsked] = useState<{ isAgain: boolean } | null>(null);
  const resolve = useRef<(code: string | null) => void>(() => {});

  useEffect(
    () =>
      onSecondFactor(
        (isAgain) =>
          new Promise((settle) => {
            resolve.current = settle;
            setAsked({ isAgain });
          }),
      ),
    [],
  );

  const answer = (code: string | null): void => {
    setAsked(null);
    resolve.current(code);
  };

  if (asked === null) return null;
  return (
    <Dialog
      open
      title="Enter the code"
      text="Open your authenticator app and enter the code that it shows for this club."
      onClose={() => {
        answer(null);
      }}
    >
      <CodeForm
        submitLabel="Sign in"
        problem={asked.isAgain ? 'This code is not right. Please enter the newest one.' : null}
        onCode={answer}
      />
    </Dialog>
  );
}
