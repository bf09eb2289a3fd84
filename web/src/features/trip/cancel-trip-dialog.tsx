import type { Booking } from '@club/domain/booking/booking';
import { isCancelled } from '@club/domain/booking/booking-state';
import type { Refund } from '@club/domain/booking/cancellation';
import { cancellationTime, refundOf, refundReason } from '@club/domain/booking/cancellation';
import { formatStay } from '@club/domain/calendar/day-format';
import { displayName } from '@club/domain/resort/resort-name';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { CallError } from '../../lib/api-client.ts';
import { callErrorText, callFunction } from '../../lib/api-client.ts';
import { refundText } from '../../lib/refund-words.ts';
import { theme } from '../../theme/theme.ts';
import { displayType, tabularType } from '../../theme/typography.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useDialogs } from '../../ui/overlay/dialogs-context.ts';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { Overline, Text } from '../../ui/text/text.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { MEMBER_REASON, refundSentence } from './trip-words.ts';
import { whatIsPossible } from './what-is-possible.ts';

const FORM_ID = 'cancel-trip';
/** A cut-off passes at a second of its own. */
const CHECK_MS = 1000;

const Figure = styled.p`
  ${displayType}
  ${tabularType}
  font-size: ${theme.size.h2};
`;

/** What came of the last press on the button. */
type Outcome = { kind: 'error'; error: CallError } | { kind: 'changed'; from: Refund; to: Refund };

/** True while nobody knows whether the order got through, or its money is still on its way. */
const isUnsettled = (outcome: Outcome | null): boolean =>
  outcome?.kind === 'error' &&
  (outcome.error.kind === 'network' || ['busy', 'internal'].includes(outcome.error.code));

function CancelTrouble({ outcome, booking }: { outcome: Outcome; booking: Booking }) {
  const { paymentMethod } = booking;
  if (outcome.kind === 'changed') {
    return (
      <Alert tone="warn" live title="The refund is another one by now.">
        It was {refundText(outcome.from, paymentMethod)} and is now{' '}
        {refundText(outcome.to, paymentMethod)}. Nothing has been cancelled; confirm again if that
        is right.
      </Alert>
    );
  }
  const { error } = outcome;
  if (error.kind === 'network') {
    return (
      <Alert tone="bad" live title="We do not know whether your cancellation got through.">
        {callErrorText(error)} Pressing the button again is safe: a stay is cancelled and its refund
        given only once.
      </Alert>
    );
  }
  return (
    <Alert tone="bad" live>
      {callErrorText(error)}
    </Alert>
  );
}

/** True when the refusal says that the stay is cancelled already, by an earlier press for instance. */
const isCancelledAlready = (error: CallError): boolean => {
  if (error.kind !== 'api' || error.code !== 'status-not-allowed') return false;
  const status = error.details?.status ?? null;
  return status !== null && isCancelled(status);
};

type CancelTripDialogProps = { booking: Booking; onCancelled: () => void; onClose: () => void };

/** Cancels a stay of the member's own: what comes back is shown before, to the point and cent. */
export function CancelTripDialog({ booking, onCancelled, onClose }: CancelTripDialogProps) {
  const dialogs = useDialogs();
  const when = cancellationTime(useNow(CHECK_MS));
  const [reason, setReason] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The server's own figure counts more than ours: its clock decides.
  const [told, setTold] = useState<Refund | null>(null);
  const refund = told ?? refundOf(booking, 'policy', when);
  const amount = refundText(refund, booking.paymentMethod);
  const isSomething = refund.cents > 0 || refund.points > 0;
  const isOpen = isSending || isUnsettled(outcome) || whatIsPossible(booking, when).cancel;

  const finish = (given: Refund | null): void => {
    dialogs.toast({
      tone: 'good',
      text: `Stay cancelled. ${refundSentence({ ...booking, refund: given })}`,
    });
    onCancelled();
    onClose();
  };

  const cancel = async (): Promise<void> => {
    setIsSending(true);
    setOutcome(null);
    const answer = await callFunction('cancelBooking', {
      bookingId: booking.id,
      reason: reason.trim() === '' ? MEMBER_REASON : reason.trim(),
      refund: 'policy',
      expected: refund,
    });
    setIsSending(false);
    if (answer.ok) {
      finish(answer.value.refund);
      return;
    }
    const { error } = answer;
    if (isCancelledAlready(error)) {
      finish(booking.refund);
      return;
    }
    if (error.kind === 'api' && error.code === 'refund-changed') {
      const fresh =
        error.details?.refund ?? refundOf(booking, 'policy', cancellationTime(Date.now()));
      setTold(fresh);
      setOutcome({ kind: 'changed', from: refund, to: fresh });
      return;
    }
    setOutcome({ kind: 'error', error });
  };

  return (
    <FormDialog
      size="medium"
      title="Cancel this stay?"
      text={`${displayName(booking.resort.placeName)}, ${formatStay(booking.startDate, booking.endDate)}.`}
      formId={FORM_ID}
      keepLabel="Keep the stay"
      confirm={
        isOpen
          ? {
              label: isSomething ? `Cancel and get ${amount} back` : 'Cancel and get nothing back',
              busyLabel: 'Cancelling...',
              isDanger: true,
            }
          : null
      }
      isSending={isSending}
      onClose={onClose}
    >
      {isOpen ? (
        <form
          id={FORM_ID}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void cancel();
          }}
        >
          <Stack $gap="s20">
            <div>
              <Overline>You get back</Overline>
              <Figure>{isSomething ? amount : 'Nothing'}</Figure>
              <Text $size="small" $tone="soft">
                {refundReason(booking, 'policy', when)}
                {refund.points > 0 &&
                  booking.borrowedPoints > 0 &&
                  ' What was borrowed for this stay is repaid first.'}
              </Text>
            </div>
            <TextInput
              name="reason"
              label="Why do you cancel?"
              optional
              help="The club reads it; it changes nothing about the refund."
              maxLength={200}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
              }}
            />
            {outcome !== null && <CancelTrouble outcome={outcome} booking={booking} />}
          </Stack>
        </form>
      ) : (
        <Alert tone="warn" live>
          This stay can no longer be cancelled.
        </Alert>
      )}
    </FormDialog>
  );
}
