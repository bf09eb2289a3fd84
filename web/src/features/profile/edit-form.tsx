import { type FieldErrors, parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InferType, ObjectSchema } from 'yup';
import { Button } from '../../design/actions/button.tsx';
import { useOnline } from '../../design/feedback/use-online.ts';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';

type Texts = Record<string, string>;

function DirtyReport({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => {
    onDirty(dirty);
  }, [dirty, onDirty]);
  return null;
}

type EditFormProps<Schema extends ObjectSchema<Texts>> = {
  schema: Schema;
  initial: Texts;
  /** The fields, by their names in `initial`. */
  children: ReactNode;
  saveLabel?: string;
  /** Saves the validated values; returns an error message, or null when it is done. */
  onSave: (value: InferType<Schema>, typed: Texts) => Promise<string | null>;
  onCancel: () => void;
  /** Called with whether leaving would lose what was typed. */
  onDirty: (isDirty: boolean) => void;
};

/** The form of one line of the profile: its fields, Save and Cancel. */
export function EditForm<Schema extends ObjectSchema<Texts>>({
  schema,
  initial,
  children,
  saveLabel = 'Save',
  onSave,
  onCancel,
  onDirty,
}: EditFormProps<Schema>) {
  const [problem, setProblem] = useState<string | null>(null);
  const online = useOnline();
  const container = useRef<HTMLDivElement>(null);

  // The Edit button is no longer on the page, so the focus moves to the first field.
  useEffect(() => {
    container.current?.querySelector('input')?.focus();
  }, []);

  const submit = async (typed: Texts): Promise<void> => {
    const parsed = parseWith(schema, typed);
    if (!parsed.ok) return;
    setProblem(null);
    if (!online) {
      setProblem('You are offline. Please try again once you are back.');
      return;
    }
    setProblem(await onSave(parsed.value, typed));
  };

  return (
    <Formik<Texts>
      initialValues={initial}
      validate={(values): FieldErrors => {
        const parsed = parseWith(schema, values);
        return parsed.ok ? {} : parsed.errors;
      }}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form
          noValidate
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isSubmitting) onCancel();
          }}
        >
          <Stack ref={container} $gap="s16">
            <FocusFirstInvalid />
            <DirtyReport onDirty={onDirty} />
            {children}
            <FormAlert message={problem} />
            <Row>
              <Button type="submit" busy={isSubmitting}>
                {saveLabel}
              </Button>
              <Button variant="quiet" disabled={isSubmitting} onClick={onCancel}>
                Cancel
              </Button>
            </Row>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
