import type { Booking } from '@club/domain/booking/booking';
import { SUB_RATINGS } from '@club/domain/resort/resort-facts';
import { displayName } from '@club/domain/resort/resort-name';
import type { FactAnswer } from '@club/domain/reviews/review';
import {
  ANONYMOUS_AUTHOR,
  FACT_ANSWERS,
  HIGHEST_SCORE,
  LOWEST_SCORE,
  MAX_REVIEW_TEXT,
  STAY_FACTS,
} from '@club/domain/reviews/review';
import type { ReviewInput } from '@club/domain/reviews/review.schema';
import { reviewSchema } from '@club/domain/reviews/review.schema';
import { formatCount } from '../../formats/reader-formats.ts';
import type { ParseResult } from '@club/domain/validation/parse-with';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useCallback, useState } from 'react';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callFunction, repeatableErrorText } from '../../kernel/api/api-client.ts';
import { FACT_LABELS } from '../../shared/reviews/review-labels.ts';
import { CheckboxField } from '../../design/form/checkbox-field.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { ErrorSummary } from '../../design/form/error-summary.tsx';
import { FieldGroup } from '../../design/form/field-group.tsx';
import { formikErrors } from '../../design/form/formik-errors.ts';
import { PersistValues } from '../../design/form/persist-values.tsx';
import { RadioRow } from '../../design/form/radio-row.tsx';
import { summaryTitle } from '../../design/form/summary-title.ts';
import { TextAreaField } from '../../design/form/text-area-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { FormDialog } from '../../design/overlay/form-dialog.tsx';
import type { ReviewValues } from './review-draft.ts';
import { forgetReview, keepReview, readReview } from './review-draft.ts';

const FORM_ID = 'review';
/** Two rows of five on phones, so that every score is wide enough for a finger. */
const SCORES_ON_PHONES = 5;

const SCORES = Array.from({ length: HIGHEST_SCORE - LOWEST_SCORE + 1 }, (_, index) => {
  const score = String(LOWEST_SCORE + index);
  return { value: score, label: score };
});

const ANSWER_LABELS: Readonly<Record<FactAnswer, string>> = {
  yes: 'Yes',
  no: 'No',
  unknown: 'Don’t know',
};
const ANSWERS = FACT_ANSWERS.map((value) => ({ value, label: ANSWER_LABELS[value] }));

const checkReview = (values: ReviewValues): ParseResult<ReviewInput> =>
  parseWith(reviewSchema, values);

type ReviewDialogProps = { booking: Booking; onWritten: () => void; onClose: () => void };

/** The form in which a member reviews a completed stay. */
export function ReviewDialog({ booking, onWritten, onClose }: ReviewDialogProps) {
  const dialogs = useDialogs();
  const [error, setError] = useState<CallError | null>(null);
  const [initialValues] = useState(() => readReview(booking.id));
  const save = useCallback((values: ReviewValues) => keepReview(booking.id, values), [booking.id]);

  const send = async (values: ReviewValues): Promise<void> => {
    const checked = checkReview(values);
    if (!checked.ok) return;
    setError(null);
    const result = await callFunction('writeReview', { ...checked.value, bookingId: booking.id });
    if (!result.ok) {
      setError(result.error);
      return;
    }
    forgetReview();
    dialogs.toast({ tone: 'good', text: 'Thank you. Your review is published.' });
    onWritten();
    onClose();
  };

  return (
    <Formik<ReviewValues>
      initialValues={initialValues}
      validate={(values) => {
        const checked = checkReview(values);
        return checked.ok ? {} : formikErrors(checked.errors);
      }}
      onSubmit={send}
    >
      {({ values, isSubmitting, submitCount }) => {
        const checked = checkReview(values);
        const errors = checked.ok
          ? []
          : Object.entries(checked.errors).map(([name, message]) => ({ name, message }));
        return (
          <FormDialog
            size="medium"
            title="Review your stay"
            text={`${displayName(booking.resort.placeName)}. Everyone can read it; it cannot be changed afterwards.`}
            formId={FORM_ID}
            keepLabel="Later"
            confirm={{ label: 'Publish review', busyLabel: 'Publishing...' }}
            isSending={isSubmitting}
            onClose={onClose}
          >
            <Form id={FORM_ID} noValidate>
              <PersistValues values={values} save={save} />
              <Stack $gap="s32">
                <ErrorSummary
                  title={summaryTitle(errors.length)}
                  errors={errors}
                  attempt={submitCount}
                />
                <FieldGroup
                  title="Your ratings"
                  reason={`From ${LOWEST_SCORE}, poor, to ${HIGHEST_SCORE}, excellent.`}
                >
                  {SUB_RATINGS.map((label) => (
                    <RadioRow
                      key={label}
                      name={`ratings.${label}`}
                      label={label}
                      options={SCORES}
                      onPhones={SCORES_ON_PHONES}
                    />
                  ))}
                </FieldGroup>
                <FieldGroup title="What you found">
                  {STAY_FACTS.map((fact) => (
                    <RadioRow
                      key={fact}
                      name={`facts.${fact}`}
                      label={FACT_LABELS[fact].question}
                      options={ANSWERS}
                    />
                  ))}
                </FieldGroup>
                <TextAreaField
                  name="text"
                  label="In your words"
                  optional
                  help={`At most ${formatCount(MAX_REVIEW_TEXT)} characters. Please leave out names and anything else that is private.`}
                  rows={5}
                />
                <CheckboxField
                  name="showName"
                  label="Show my first name"
                  help={`Otherwise it is by “${ANONYMOUS_AUTHOR}”. Of the dates, only the month of the stay is shown.`}
                />
                <FormAlert message={error && repeatableErrorText(error)} />
              </Stack>
            </Form>
          </FormDialog>
        );
      }}
    </Formik>
  );
}
