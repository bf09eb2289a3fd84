import type { Booking } from '@club/domain/booking/booking';
import { isBooked } from '@club/domain/booking/booking-state';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';
import { createAttempt } from '../../kernel/storage/attempt.ts';
import { Button } from '../../design/actions/button.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

const sendConfirmation = createAttempt({
  storageKey: 'confirmationAttempt',
  orderKey: (bookingId: string) => bookingId,
  send: (bookingId, requestId) => callFunction('sendConfirmation', { bookingId, requestId }),
});

type SendAgainButtonProps = {
  booking: Pick<Booking, 'id' | 'status'>;
  variant: 'quiet' | 'link';
};

/** Mails the confirmation of a stay to the member again; nothing for a stay that is not booked. */
export function SendAgainButton({ booking, variant }: SendAgainButtonProps) {
  const dialogs = useDialogs();
  const [isSending, setIsSending] = useState(false);
  if (!isBooked(booking.status)) return null;

  const send = async (): Promise<void> => {
    setIsSending(true);
    const result = await sendConfirmation(booking.id);
    setIsSending(false);
    dialogs.toast(
      result.ok
        ? { text: `The confirmation is on its way to ${result.value.email}.` }
        : { tone: 'bad', text: callErrorText(result.error) },
    );
  };
  return (
    <Button
      variant={variant}
      icon={<Mail aria-hidden />}
      busy={isSending}
      onClick={() => void send()}
    >
      Send confirmation again
    </Button>
  );
}
