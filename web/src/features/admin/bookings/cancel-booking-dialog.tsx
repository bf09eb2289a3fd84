import { OPERATIONS } from '@club/domain/api/contract';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { statusLabel } from '@club/domain/booking/booking-state';
import type { Refund, RefundChoice, RefundableStay } from '@club/domain/booking/cancellation';
import {
  REFUND_CHOICES,
  cancellationTime,
  fullRefundUntil,
  isCancellable,
  refundOf,
  refundReason,
  refundableStay,
} from '@club/domain/booking/cancellation';
import { formatDayWithWeekday } from '@club/domain/calendar/day-format';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type CallError, callErrorText, callFunction } from '../../../lib/api-client.ts';
import { tabularType } from '../../../theme/typography.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { RadioCardGroup } from '../../../ui/form/radio-card-group.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { resortNameOf, stayDaysOf, totalOf } from './booking-words.ts';
import { REFUND_LABELS, refundText, refundedText } from '../../../lib/refund-words.ts';

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
  /** It worked; told in a sentence. */
  onDone: (text: string) => void;
  onClose: () => void;
};

/** What was sent or refused last. */
type Outcome = { kind: 'error'; error: CallError } | { kind: 'changed'; from: string; to: string };

/**
 * True while nobody knows whether the order got through, or its money is still on its way: the same
 * order again then brings it to an end.
 */
const isUnsettled = (outcome: Outcome | null): boolean =>
  outcome?.kind === 'error' && (outcome.error.kind === 'network' || outcome.error.code === 'busy');

type RefundChoicesProps = {
  stay: RefundableStay;
  nowMs: number;
  /** What the server last said the chosen refund comes to; counts more than our own sum. */
  told: Told | null;
};

/** A figure of the server's own, for one choice. */
type Told = { choice: RefundChoice; refund: Refund };

const shownRefund = (
  stay: RefundableStay,
  choice: RefundChoice,
  nowMs: number,
  told: Told | null,
): Refund =>
  told?.choice === choice ? told.refund : refundOf(stay, choice, cancellationTime(nowMs));

function RefundChoices({ stay, nowMs, told }: RefundChoicesProps) {
  return (
    <RadioCardGroup<RefundChoice>
      name="refund"
      label="What is given back"
      help={`Last day of a full refund by the policy: ${formatDayWithWeekday(fullRefundUntil(stay))}.`}
      options={REFUND_CHOICES.map((choice) => ({
        value: choice,
        label: REFUND_LABELS[choice],
        text: refundReason(stay, choice, cancellationTime(nowMs)),
        aside: (
          <Amount>{refundText(shownRefund(stay, choice, nowMs, told), stay.paymentMethod)}</Amount>
        ),
      }))}
    />
  );
}

/** Cancels a stay: shows beforehand what goes back and why, and asks for the reason. */
export function CancelBookingDialog({ booking, onDone, onClose }: CancelBookingDialogProps) {
  const stay = refundableStay(booking);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [told, setTold] = useState<Told | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const rawOf = (values: FormValues) => ({
    bookingId: booking.id,
    ...values,
    expected:
      stay === null ? { cents: 0, points: 0 } : shownRefund(stay, values.refund, nowMs, told),
  });

  const submit = async (values: FormValues): Promise<void> => {
    const parsed = parseWith(schema, rawOf(values));
    if (!parsed.ok || stay === null) return;
    setOutcome(null);
    const result = await callFunction('cancelBooking', parsed.value);
    if (result.ok) {
      onDone(`Booking cancelled. ${refundedText(result.value.refund)}`);
      return;
    }
    const { error } = result;
    if (error.kind !== 'api' || error.code !== 'refund-changed') {
      setOutcome({ kind: 'error', error });
      return;
    }
    const now = Date.now();
    const fresh = error.details?.refund ?? refundOf(stay, values.refund, cancellationTime(now));
    setNowMs(now);
    setTold({ choice: values.refund, refund: fresh });
    setOutcome({
      kind: 'changed',
      from: refundText(parsed.value.expected, stay.paymentMethod),
      to: refundText(fresh, stay.paymentMethod),
    });
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
          stay !== null && (isSubmitting || isUnsettled(outcome) || isCancellable(booking.status));
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
                      outcome?.kind === 'error'
                        ? 'Retry'
                        : `Cancel and give back ${refundText(
                            shownRefund(stay, values.refund, nowMs, told),
                            stay.paymentMethod,
                          )}`,
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
                  {outcome?.kind === 'error' && (
                    <Alert tone="bad" live>
                      {callErrorText(outcome.error)}
                    </Alert>
                  )}
                  {outcome?.kind === 'changed' && (
                    <Alert tone="warn" live title="The refund is another one by now.">
                      It was {outcome.from} and is now {outcome.to}. Nothing has been cancelled yet;
                      confirm again if that is right.
                    </Alert>
                  )}
                  <RefundChoices stay={stay} nowMs={nowMs} told={told} />
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
