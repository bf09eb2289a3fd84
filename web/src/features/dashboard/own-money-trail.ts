import type { MoneyMovement } from '@club/domain/booking/money-trail';
import { moneyTrail } from '@club/domain/booking/money-trail';
import { useMemo } from 'react';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import type { Live } from '../../kernel/live/live-store.ts';

/** Everything the member paid for stays and got back, newest first, live. */
export const useOwnMoneyTrail = (): Live<readonly MoneyMovement[]> => {
  const bookings = useMemberLive('ownBookings');
  const changes = useMemberLive('ownChanges');
  return useMemo(() => {
    const failed = [bookings, changes].filter((live) => live.status === 'error');
    if (failed.length > 0) {
      return {
        status: 'error',
        denied: failed.some(({ denied }) => denied),
        retry: () => failed.forEach((live) => live.retry()),
      };
    }
    return bookings.status === 'ready' && changes.status === 'ready'
      ? { status: 'ready', data: moneyTrail(bookings.data, changes.data) }
      : { status: 'loading' };
  }, [bookings, changes]);
};
