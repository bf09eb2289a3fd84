import type { Booking } from '@club/domain/booking/booking';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';
import { sharedStayPath } from '../../shared/routes/paths.ts';
import { LinkDialog } from '../../shared/sharing/link-dialog.tsx';

type ShareStayDialogProps = { booking: Booking; onClose: () => void };

/** Shares a stay with those who come along, or stops sharing it. */
export function ShareStayDialog({ booking, onClose }: ShareStayDialogProps) {
  const [pending, setPending] = useState<'start' | 'stop' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { id, resort, shareToken } = booking;

  const save = async (share: boolean): Promise<void> => {
    setPending(share ? 'start' : 'stop');
    setError(null);
    const result = await callFunction('shareStay', { bookingId: id, share });
    setPending(null);
    if (!result.ok) setError(callErrorText(result.error));
  };

  return (
    <LinkDialog
      title={`Share your stay at ${displayName(resort.placeName)}`}
      text="Anyone with the link sees where and when, the map and what is good to know. They do not see what it cost, the booking number or who booked it, and cannot change anything."
      path={shareToken === null ? null : sharedStayPath(shareToken)}
      pending={pending}
      error={error}
      onStart={() => void save(true)}
      onStop={() => void save(false)}
      onClose={onClose}
    />
  );
}
