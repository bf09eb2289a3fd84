import { CLUB_FORMATS } from '@club/domain/format/club-formats';
import type { PointsAccount } from '@club/domain/points/account';
import type { PointsBatch } from '@club/domain/points/batches';
import { notificationText } from '@club/domain/user/notification-text';
import type { ClubMessage } from './club-message.ts';
import { layOutMail } from './mail-layout.ts';
import { POINTS_PATH } from './site-paths.ts';

const { formatDay, formatPoints } = CLUB_FORMATS;

/** What deposited points have repaid and added, and the account after that. */
export type DepositedPoints = {
  repaid: number;
  added: number;
  /** The new batch; null when the deposit only repaid what was borrowed. */
  batch: PointsBatch | null;
  account: PointsAccount;
};

/**
 * The message that points were deposited. `requestId` is unique for the member, `depositId` for the
 * club.
 */
export const pointsDeposited = (
  { requestId, depositId }: { requestId: string; depositId: string },
  { repaid, added, batch, account }: DepositedPoints,
  nowMs: number,
): ClubMessage => {
  const at = new Date(nowMs).toISOString();
  const subject = { kind: 'points-deposited', data: { repaid, added } } as const;
  const { title, text } = notificationText(subject, CLUB_FORMATS);
  const borrowed = (points: number): string => (points === 0 ? '' : formatPoints(points));
  return {
    notice: {
      id: `${requestId}_deposited`,
      notification: { ...subject, link: POINTS_PATH, at, read: false },
    },
    mails: [
      {
        id: `${depositId}_deposited`,
        to: null,
        at,
        message: layOutMail({
          subject: `${title}: ${formatPoints(repaid + added)}`,
          preheader: text,
          title: 'Your points are here',
          opening: text,
          facts: [
            { label: 'Deposited', value: formatPoints(repaid + added) },
            { label: 'Repaid of what you had borrowed', value: borrowed(repaid) },
            {
              label: 'Can be used until',
              value: batch === null ? '' : formatDay(batch.expiresOn),
            },
            { label: 'You can spend', value: formatPoints(account.available) },
            { label: 'Still borrowed', value: borrowed(account.borrowed) },
          ],
          notes: [],
          action: { label: 'See your points', path: POINTS_PATH },
          closing: 'You get this mail because points were deposited into your account of the club.',
        }),
      },
    ],
  };
};
