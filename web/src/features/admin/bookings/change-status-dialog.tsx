import { OPERATIONS } from '@club/domain/api/contract';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import type { BookingStatus, ManualEvent } from '@club/domain/booking/booking-state';
import { manualEvent, statusChanges, statusLabel } from '@club/domain/booking/booking-state';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { callErrorText, callFunction } from '../../../kernel/api/api-client.ts';
import { useToday } from '../../../kernel/time/today.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { FormAlert } from '../../../design/form/form-alert.tsx';
import { TextField } from '../../../design/form/text-field.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { FormDialog } from '../../../design/overlay/form-dialog.tsx';
import { resortNameOf, stayDaysOf } from './booking-labels.ts';

const FORM_ID = 'change-booking-status';
const schema = OPERATIONS.setBookingStatus.input;

const CHANGE_LABELS: Record<ManualEvent, string> = {
  complete: 'Mark as completed',
  expire: 'End the hold',
};

/** The label of a manual status change, on the button that opens the dialog and the one that confirms. */
export const changeLabel = (status: BookingStatus): string => {
  const event = manualEvent(status);
  return event === null ? statusLabel(status) : CHANGE_LABELS[event];
};

type FormValues = { reason: string };

type ChangeStatusDialogProps = {
  booking: BookingRecord;
  status: BookingStatus;
  /** It worked; `text` says so. */
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Changes the status of a booking by hand, with a reason (rules 9.6). */
export function ChangeStatusDialog({ booking, status, onDone, onClose }: ChangeStatusDialogProps) {
  const today = useToday();
  const [failure, setFailure] = useState<string | null>(null);
  const rawOf = (values: FormValues) => ({ bookingId: booking.id, status, ...values });

  const submit = async (values: FormValues): Promise<void> => {
    const parsed = parseWith(schema, rawOf(values));
    if (!parsed.ok) return;
    setFailure(null);
    const result = await callFunction('setBookingStatus', parsed.value);
    if (!result.ok) {
      setFailure(callErrorText(result.error));
      return;
    }
    onDone(`The booking is now ${statusLabel(result.value.status)}.`);
  };

  return (
    <Formik<FormValues>
      initialValues={{ reason: '' }}
      validate={(values) => {
        const parsed = parseWith(schema, rawOf(values));
        return parsed.ok ? {} : parsed.errors;
      }}
      onSubmit={submit}
    >
      {({ isSubmitting }) => {
        const isOffered = isSubmitting || statusChanges(booking, today).includes(status);
        return (
          <FormDialog
            title={changeLabel(status)}
            text={`${resortNameOf(booking)}, ${stayDaysOf(booking)}.`}
            formId={FORM_ID}
            keepLabel="Leave it"
            confirm={
              isOffered
                ? {
                    label: failure === null ? changeLabel(status) : 'Retry',
                    busyLabel: 'Saving...',
                  }
                : null
            }
            isSending={isSubmitting}
            onClose={onClose}
          >
            {isOffered ? (
              <Form id={FORM_ID} noValidate>
                <Stack $gap="s20">
                  <FormAlert message={failure} />
                  <TextField
                    name="reason"
                    label="Reason"
                    help="Kept in the history of the booking."
                    maxLength={200}
                  />
                </Stack>
              </Form>
            ) : (
              <Alert tone="warn" live>
                The booking has changed meanwhile
                {booking.status !== null && ` and is ${statusLabel(booking.status)} by now`}.
              </Alert>
            )}
          </FormDialog>
        );
      }}
    </Formik>
  );
}
