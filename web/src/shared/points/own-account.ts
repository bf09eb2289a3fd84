import type { CurrentAccount } from '@club/domain/points/account';
import { accountAsOf } from '@club/domain/points/account';
import { useMemo } from 'react';
import type { Live } from '../../kernel/live/live-store.ts';
import { useMemberLive } from '../live/live-data.tsx';
import { usePointsDay } from './points-day.ts';

/** The member's points, without expired ones; loading without a member. */
export const useOwnAccount = (): Live<CurrentAccount> => {
  const live = useMemberLive('ownAccount');
  const today = usePointsDay();
  return useMemo(
    () =>
      live.status === 'ready' ? { ...live, data: accountAsOf(live.data, today).account } : live,
    [live, today],
  );
};
