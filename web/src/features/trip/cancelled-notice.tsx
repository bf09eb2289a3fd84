import type { Booking } from '@club/domain/booking/booking';
import { useEffect, useRef } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { refundSentence } from './trip-text.ts';

type CancelledNoticeProps = { booking: Booking; takesFocus: boolean };

/** What was given back. Takes the focus after cancelling, because the button is no longer there. */
export function CancelledNotice({ booking, takesFocus }: CancelledNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert tone="info" title="This stay is cancelled.">
        {refundSentence(booking)}
      </Alert>
    </div>
  );
}
