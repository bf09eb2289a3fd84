import { OPERATIONS } from '@club/domain/api/contract';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { statusLabel } from '@club/domain/booking/booking-state';
import type { RefundChoice, RefundableStay } from '@club/domain/booking/cancellation';
import {
  REFUND_CHOICES,
  fullRefundUntil,
  isCancellable,
  refundReason,
  refundableStay,
} from '@club/domain/booking/cancellation';
import { formatDay, formatDayWithWeekday } from '../../../formats/reader-formats.ts';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { styled } from 'styled-components';
import { callErrorText } from '../../../kernel/api/api-client.ts';
import { tabularType } from '../../../design/theme/typography.ts';
import { RefundChangedAlert } from '../../../shared/booking/refund-changed-alert.tsx';
import { type Cancellation, useCancellation } from '../../../shared/booking/use-cancellation.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { RadioCardGroup } from '../../../design/form/radio-card-group.tsx';
import { TextField } from '../../../design/form/text-field.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { FormDialog } from '../../../design/overlay/form-dialog.tsx';
import { resortNameOf, stayDaysOf, totalOf } from './booking-labels.ts';
import { REFUND_LABELS, refundText, refundedText } from '../../../shared/booking/refund-text.ts';

const FORM_ID = 'cancel-booking';
const schema = OPERATIONS.cancelBooking.input;

type FormValues = { refund: RefundChoice; reason: string };

const Amount = styled.strong`
  ${tabularType}
  font-weight: 650;
  white-space: nowrap;
`;

type CancelBookingDialogProps = {
  booking: BookingRecord;
  /** It worked; `text` says so. */
  onDone: (text: string) => void;
  onClose: () => void;
};

type RefundChoicesProps = { stay: RefundableStay; cancellation: Cancellation };

function RefundChoices({ stay, cancellation: { when, refundBy } }: RefundChoicesProps) {
  return (
    <RadioCardGroup<RefundChoice>
      name="refund"
      label="What is given back"
      help={`Last day of a full refund by the policy: ${formatDayWithWeekday(fullRefundUntil(stay))}.`}
      options={REFUND_CHOICES.map((choice) => ({
        value: choice,
        label: REFUND_LABELS[choice],
        text: refundReason(stay, choice, when, { formatDay }),
        aside: <Amount>{refundText(refundBy(choice), stay.paymentMethod)}</Amount>,
      }))}
    />
  );
}

/** Cancels a stay: shows the refund and why first, and requires a reason. */
export function CancelBookingDialog({ booking, onDone, onClose }: CancelBookingDialogProps) {
  const stay = refundableStay(booking);
  const cancellation = useCancellation(booking.id, stay);
  const { refundBy, cancel, failure, isUnsettled } = cancellation;
  const rawOf = (values: FormValues) => ({
    bookingId: booking.id,
    ...values,
    expected: refundBy(values.refund),
  });

  const submit = async (values: FormValues): Promise<void> => {
    const parsed = parseWith(schema, rawOf(values));
    if (!parsed.ok || stay === null) return;
    const result = await cancel(parsed.value.refund, parsed.value.reason);
    if (result.ok) onDone(`Booking cancelled. ${refundedText(result.value.refund)}`);
  };

  return (
    <Formik<FormValues>
      initialValues={{ refund: 'policy', reason: '' }}
      validate={(values) => {
        const parsed = parseWith(schema, rawOf(values));
        return parsed.ok ? {} : parsed.errors;
      }}
      onSubmit={submit}
    >
      {({ values, isSubmitting }) => {
        const isOpenToCancel =
          stay !== null && (isSubmitting || isUnsettled || isCancellable(booking.status));
        return (
          <FormDialog
            size="medium"
            title="Cancel this booking"
            text={`${resortNameOf(booking)}, ${stayDaysOf(booking)}, paid ${totalOf(booking)}.`}
            formId={FORM_ID}
            keepLabel="Keep the booking"
            confirm={
              isOpenToCancel
                ? {
                    label:
                      failure?.kind === 'error'
                        ? 'Retry'
                        : `Cancel and give back ${refundText(refundBy(values.refund), stay.paymentMethod)}`,
                    busyLabel: 'Cancelling...',
                    isDanger: true,
                  }
                : null
            }
            isSending={isSubmitting}
            onClose={onClose}
          >
            {stay === null && (
              <Alert tone="warn">
                This booking lacks its dates or its payment, so that no refund can be worked out.
              </Alert>
            )}
            {stay !== null && !isOpenToCancel && (
              <Alert tone="warn" live>
                This booking cannot be cancelled any more
                {booking.status !== null && `: it is ${statusLabel(booking.status)} by now`}.
              </Alert>
            )}
            {isOpenToCancel && (
              <Form id={FORM_ID} noValidate>
                <Stack $gap="s20">
                  {failure?.kind === 'error' && (
                    <Alert tone="bad" live>
                      {callErrorText(failure.error)}
                    </Alert>
                  )}
                  {failure?.kind === 'changed' && (
                    <RefundChangedAlert {...failure} paymentMethod={stay.paymentMethod} />
                  )}
                  <RefundChoices stay={stay} cancellation={cancellation} />
                  <TextField
                    name="reason"
                    label="Reason"
                    help="Kept in the history of the booking; the member can read it."
                    maxLength={200}
                  />
                </Stack>
              </Form>
            )}
          </FormDialog>
        );
      }}
    </Formik>
  );
}
