import { formatPoints } from '@club/domain/money/cents';
import type { ClubMessage } from './club-message.ts';

/** The message that points were deposited and what became of them. */
export const pointsDeposited = (
  requestId: string,
  { repaid, added }: { repaid: number; added: number },
  nowMs: number,
): ClubMessage => ({
  notice: {
    id: `${requestId}_deposited`,
    notification: {
      kind: 'points-deposited',
      title: 'Points deposited',
      text:
        repaid === 0
          ? `${formatPoints(added)} were added to your account.`
          : `${formatPoints(repaid)} repaid what you had borrowed, ${formatPoints(added)} were added to your account.`,
      link: '/dashboard/overview',
      at: new Date(nowMs).toISOString(),
      read: false,
    },
  },
});
