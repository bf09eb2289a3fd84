import { Form, Formik } from 'formik';
import { Button } from '../../design/actions/button.tsx';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';

/** A code of an authenticator app. */
const CODE = /^\d{6}$/;

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

type CodeFormProps = {
  submitLabel: string;
  /** The error of the previous code; null for none. */
  problem: string | null;
  onCode: (code: string) => Promise<void> | void;
};

/** A field for the six-digit code of an authenticator app. */
export default function CodeForm({ submitLabel, problem, onCode }: CodeFormProps) {
  return (
    <Formik
      initialValues={{ code: '' }}
      validate={({ code }) =>
        CODE.test(withoutSpaces(code)) ? {} : { code: 'Enter the 6 digits that the app shows.' }
      }
      onSubmit={async ({ code }, { resetForm }) => {
        await onCode(withoutSpaces(code));
        resetForm();
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <Stack $gap="s16">
            <FocusFirstInvalid />
            <TextField
              name="code"
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
            />
            <FormAlert message={problem} />
            <Button type="submit" wide busy={isSubmitting}>
              {submitLabel}
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
