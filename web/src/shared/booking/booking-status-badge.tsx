import type { BookingStatus } from '@club/domain/booking/booking-state';
import { statusLabel } from '@club/domain/booking/booking-state';
import { Badge, type BadgeTone } from '../../design/data/badge.tsx';

const TONES: Record<BookingStatus, BadgeTone> = {
  held: 'warn',
  confirmed: 'good',
  completed: 'plain',
  expired: 'plain',
  payment_failed: 'bad',
  cancelled: 'bad',
};

/** The state of a booking in a word, with its colour. */
export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  return <Badge tone={TONES[status]}>{statusLabel(status)}</Badge>;
}
