import type { Booking } from '@club/domain/booking/booking';
import { isBooked } from '@club/domain/booking/booking-state';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { callErrorText, callFunction } from '../../lib/api-client.ts';
import { isOpenRefusal } from '../../lib/attempts.ts';
import { Button } from '../actions/button.tsx';
import { useDialogs } from '../overlay/dialogs-context.ts';

type SendAgainButtonProps = {
  booking: Pick<Booking, 'id' | 'status'>;
  variant: 'quiet' | 'link';
};

/** Mails the confirmation of a stay to the member once more; nothing for a stay that is not booked. */
export function SendAgainButton({ booking, variant }: SendAgainButtonProps) {
  const dialogs = useDialogs();
  const [isSending, setIsSending] = useState(false);
  // The same until it is answered, so that a lost answer does not send two mails.
  const requestId = useRef<string | null>(null);
  if (!isBooked(booking.status)) return null;

  const send = async (): Promise<void> => {
    requestId.current ??= crypto.randomUUID();
    setIsSending(true);
    const answer = await callFunction('sendConfirmation', {
      bookingId: booking.id,
      requestId: requestId.current,
    });
    setIsSending(false);
    if (answer.ok) {
      requestId.current = null;
      dialogs.toast({ text: `The confirmation is on its way to ${answer.value.email}.` });
      return;
    }
    const { error } = answer;
    if (error.kind === 'api' && !isOpenRefusal(error.code)) requestId.current = null;
    dialogs.toast({ tone: 'bad', text: callErrorText(error) });
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
