import { Form, Formik } from 'formik';
import { useEffect, useState } from 'react';
import { identityNotice, isCancelled, isWrongCredentials } from './identity-messages.ts';
import {
  type SignInWays,
  readSignInWays,
  signInAgainByPassword,
  signInAgainWithGoogle,
} from './sign-in-again.ts';
import { Button } from '../../design/actions/button.tsx';
import { SkeletonBlock } from '../../design/feedback/skeleton.tsx';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { PasswordField } from '../../design/form/password-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';
import { GoogleMark } from './google-mark.tsx';
import { useLocalGoogleChooser } from './local-google-chooser.tsx';

export type Person = { name: string; email: string };

type SignInAgainDialogProps = {
  person: Person;
  /** The reason, as a sentence: 'To change your email, please sign in once more.' */
  reason: string;
  /** Called with true once the member has signed in, with false when they gave up. */
  onAnswer: (isSignedIn: boolean) => void;
};

const failureOf = (error: unknown): string =>
  isWrongCredentials(error)
    ? 'This is not your password. Please try again.'
    : identityNotice(error, 'We could not sign you in. Please try again later.');

/** Asks a signed-in member to sign in again, in a way that their account supports. */
export function SignInAgainDialog({ person, reason, onAnswer }: SignInAgainDialogProps) {
  const [ways, setWays] = useState<SignInWays | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const { choose, chooser } = useLocalGoogleChooser(person);

  useEffect(() => {
    let active = true;
    readSignInWays().then(
      (known) => active && setWays(known),
      (error: unknown) => active && setProblem(failureOf(error)),
    );
    return () => {
      active = false;
    };
  }, []);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isWorking) return;
    setIsWorking(true);
    setProblem(null);
    try {
      await work();
      onAnswer(true);
    } catch (error) {
      setProblem(isCancelled(error) ? null : failureOf(error));
      setIsWorking(false);
    }
  };

  return (
    <Dialog
      open
      title="Please sign in again"
      text={reason}
      dismissable={!isWorking}
      onClose={() => {
        onAnswer(false);
      }}
    >
      <Stack $gap="s20">
        {ways === null && problem === null && <SkeletonBlock $height="6rem" />}
        {ways?.password === true && (
          <Formik
            initialValues={{ password: '' }}
            validate={({ password }) =>
              password === '' ? { password: 'Password is required.' } : {}
            }
            onSubmit={({ password }) => attempt(() => signInAgainByPassword(password))}
          >
            <Form noValidate>
              <Stack $gap="s20">
                <FocusFirstInvalid />
                {/* Tells password managers whose password it is. */}
                <input type="hidden" name="username" autoComplete="username" value={person.email} />
                <PasswordField
                  name="password"
                  label="Your current password"
                  autoComplete="current-password"
                />
                <FormAlert message={problem} />
                <Button type="submit" wide busy={isWorking}>
                  Sign in
                </Button>
              </Stack>
            </Form>
          </Formik>
        )}
        {ways?.password !== true && <FormAlert message={problem} />}
        {ways?.google === true && (
          <Button
            variant="quiet"
            wide
            icon={<GoogleMark />}
            busy={isWorking && !ways.password}
            onClick={() => {
              void attempt(() => signInAgainWithGoogle(choose));
            }}
          >
            Sign in with Google
          </Button>
        )}
      </Stack>
      {chooser}
    </Dialog>
  );
}
