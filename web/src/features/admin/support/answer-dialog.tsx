import { unbrokenNumber } from '../../../formats/unbroken-number.ts';
import type { SupportTicket } from '@club/domain/support/ticket';
import { ticketSteps } from '@club/domain/support/ticket';
import { MAX_MESSAGE_LENGTH, ticketStepSchema } from '@club/domain/support/ticket.schema';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { callErrorText, callFunction } from '../../../kernel/api/api-client.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { FocusFirstInvalid } from '../../../design/form/focus-first-invalid.tsx';
import { FormAlert } from '../../../design/form/form-alert.tsx';
import { TextAreaField } from '../../../design/form/text-area-field.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { FormDialog } from '../../../design/overlay/form-dialog.tsx';

const FORM_ID = 'answer-ticket';

type FormValues = { text: string };

type AnswerDialogProps = {
  /** The ticket as it is now, live. */
  ticket: SupportTicket;
  /** The revision that was shown when the admin began to answer. */
  rev: number;
  /** It worked; `text` says so. */
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Answers a ticket by email; if another admin has changed it meanwhile, it has to be read first. */
export function AnswerDialog({ ticket, rev, onDone, onClose }: AnswerDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const rawOf = ({ text }: FormValues) => ({ number: ticket.number, rev, step: 'answer', text });

  const submit = async (values: FormValues): Promise<void> => {
    const parsed = parseWith(ticketStepSchema, rawOf(values));
    if (!parsed.ok) return;
    setFailure(null);
    const result = await callFunction('handleTicket', parsed.value);
    if (result.ok)
      onDone(`The answer to ${unbrokenNumber(ticket.number)} is on its way to ${ticket.email}.`);
    else setFailure(callErrorText(result.error));
  };

  return (
    <Formik<FormValues>
      initialValues={{ text: '' }}
      validate={(values) => {
        const parsed = parseWith(ticketStepSchema, rawOf(values));
        return parsed.ok ? {} : parsed.errors;
      }}
      onSubmit={submit}
    >
      {({ isSubmitting }) => {
        const canAnswer =
          isSubmitting || (ticket.rev === rev && ticketSteps(ticket.state).includes('answer'));
        return (
          <FormDialog
            title={`Answer ${ticket.number}`}
            text={`Goes by email to ${ticket.name}, ${ticket.email}.`}
            formId={FORM_ID}
            keepLabel="Not now"
            confirm={canAnswer ? { label: 'Send answer', busyLabel: 'Sending...' } : null}
            isSending={isSubmitting}
            onClose={onClose}
          >
            <Form id={FORM_ID} noValidate>
              <Stack $gap="s20">
                <FocusFirstInvalid />
                {!canAnswer && (
                  <Alert tone="warn" live>
                    Another admin has just changed this ticket. Copy what you wrote, look at the
                    ticket, and answer again.
                  </Alert>
                )}
                <FormAlert message={failure} />
                <TextAreaField
                  name="text"
                  label="Answer"
                  help="As the member or visitor will read it."
                  rows={8}
                  maxLength={MAX_MESSAGE_LENGTH}
                />
              </Stack>
            </Form>
          </FormDialog>
        );
      }}
    </Formik>
  );
}
