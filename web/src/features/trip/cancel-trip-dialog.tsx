import type { Booking } from '@club/domain/booking/booking';
import { isCancelled } from '@club/domain/booking/booking-state';
import type { Refund } from '@club/domain/booking/cancellation';
import { refundReason } from '@club/domain/booking/cancellation';
import { formatDay } from '../../formats/reader-formats.ts';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callErrorText } from '../../kernel/api/api-client.ts';
import { refundText } from '../../shared/booking/refund-text.ts';
import { stayName } from '../../shared/booking/stay-name.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { RefundChangedAlert } from '../../shared/booking/refund-changed-alert.tsx';
import { type CancelFailure, useCancellation } from '../../shared/booking/use-cancellation.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextInput } from '../../design/form/text-input.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { FormDialog } from '../../design/overlay/form-dialog.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { MEMBER_REASON, refundSentence } from './trip-text.ts';
import { allowedActions } from './allowed-actions.ts';

const FORM_ID = 'cancel-trip';

const Figure = styled.p`
  ${displayType}
  ${tabularType}
  font-size: ${theme.size.h2};
`;

function CancelError({ failure, booking }: { failure: CancelFailure; booking: Booking }) {
  if (failure.kind === 'changed') {
    return <RefundChangedAlert {...failure} paymentMethod={booking.paymentMethod} />;
  }
  const { error } = failure;
  if (error.kind === 'network') {
    return (
      <Alert tone="bad" live title="We do not know whether your stay was cancelled.">
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

/** True when the stay is cancelled already, for instance by an earlier attempt. */
const isCancelledAlready = (error: CallError): boolean => {
  if (error.kind !== 'api' || error.code !== 'status-not-allowed') return false;
  const status = error.details?.status ?? null;
  return status !== null && isCancelled(status);
};

type CancelTripDialogProps = { booking: Booking; onCancelled: () => void; onClose: () => void };

/** Cancels a stay of the member; the exact refund is shown first. */
export function CancelTripDialog({ booking, onCancelled, onClose }: CancelTripDialogProps) {
  const dialogs = useDialogs();
  const [reason, setReason] = useState('');
  const { when, refundBy, cancel, isSending, failure, isUnsettled } = useCancellation(
    booking.id,
    booking,
  );
  const refund = refundBy('policy');
  const amount = refundText(refund, booking.paymentMethod);
  const isSomething = refund.cents > 0 || refund.points > 0;
  const isOpen = isSending || isUnsettled || allowedActions(booking, when).cancel;

  const finish = (given: Refund | null): void => {
    dialogs.toast({
      tone: 'good',
      text: `Stay cancelled. ${refundSentence({ ...booking, refund: given })}`,
    });
    onCancelled();
    onClose();
  };

  const send = async (): Promise<void> => {
    const result = await cancel('policy', reason.trim() === '' ? MEMBER_REASON : reason.trim());
    if (result.ok) finish(result.value.refund);
    else if (isCancelledAlready(result.error)) finish(booking.refund);
  };

  return (
    <FormDialog
      size="medium"
      title="Cancel this stay?"
      text={`${stayName(booking)}.`}
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
            void send();
          }}
        >
          <Stack $gap="s20">
            <div>
              <Overline>You get back</Overline>
              <Figure>{isSomething ? amount : 'Nothing'}</Figure>
              <Text $size="small" $tone="soft">
                {refundReason(booking, 'policy', when, { formatDay })}
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
            {failure !== null && <CancelError failure={failure} booking={booking} />}
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
