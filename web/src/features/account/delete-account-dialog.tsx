import { Form, Formik } from 'formik';
import { useState } from 'react';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';
import { useGoHome } from '../../shared/routes/use-go-home.ts';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import { signOut, whileEnding } from '../../kernel/session/session-end.ts';
import { Button } from '../../design/actions/button.tsx';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { useSignInAgain } from '../../shared/identity/use-sign-in-again.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { DeletionSummary } from './deletion-summary.tsx';

/** Has to be typed, so that no account is deleted by accident. */
const CONFIRMATION = 'DELETE';

type DeleteAccountDialogProps = { person: SignedIn; onClose: () => void };

/** Says what is deleted, asks twice, and deletes the account. */
export function DeleteAccountDialog({ person, onClose }: DeleteAccountDialogProps) {
  const { signInAgain, dialog } = useSignInAgain(person);
  const { alert } = useDialogs();
  const goHome = useGoHome();
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  const deleteAccount = async (): Promise<void> => {
    const result = await callFunction('deleteAccount', {});
    if (!result.ok) {
      setProblem(callErrorText(result.error));
      return;
    }
    await goHome();
    await signOut();
    void alert({
      title: 'Your account is deleted',
      text: 'Thank you for the time with us. You are welcome back whenever you like.',
      tone: 'good',
    });
  };

  const submit = async (): Promise<void> => {
    setProblem(null);
    if (!(await signInAgain('To delete your account, please sign in once more.'))) return;
    setIsWorking(true);
    try {
      await whileEnding(deleteAccount);
    } catch {
      setProblem('You could not be signed out here. Please reload the page.');
    }
    setIsWorking(false);
  };

  return (
    <>
      <Dialog
        open
        size="medium"
        tone="warn"
        title="Delete my account"
        text="This cannot be undone."
        dismissable={!isWorking}
        closeLabel={isWorking ? null : 'Close'}
        onClose={onClose}
      >
        <Stack $gap="s24">
          <DeletionSummary />
          <Formik
            initialValues={{ confirmation: '' }}
            validate={({ confirmation }) =>
              confirmation.trim().toUpperCase() === CONFIRMATION
                ? {}
                : { confirmation: `Please type ${CONFIRMATION}.` }
            }
            onSubmit={submit}
          >
            <Form noValidate>
              <Stack $gap="s16">
                <FocusFirstInvalid />
                <TextField
                  name="confirmation"
                  label={`Type ${CONFIRMATION} to confirm`}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
                <FormAlert message={problem} />
                <Button
                  type="submit"
                  variant="danger"
                  wide
                  busy={isWorking}
                  busyLabel="Deleting your account..."
                >
                  Delete my account for good
                </Button>
              </Stack>
            </Form>
          </Formik>
        </Stack>
      </Dialog>
      {dialog}
    </>
  );
}
