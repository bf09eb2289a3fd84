import type { CurrentAccount, RedemptionPlan } from '@club/domain/points/account';
import { planRedemption } from '@club/domain/points/account';
import { boundsOf } from '@club/domain/limits/member-bounds';
import { formatCount, formatPoints } from '../../formats/reader-formats.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { Text } from '../../design/text/text.tsx';
import { useOwnAccount } from '../live/live-data.tsx';

/** Where the points of a redemption come from: '0 from your balance, 42,500 borrowed …'. */
export const splitText = (plan: RedemptionPlan): string => {
  if (!plan.ok)
    return `Your points do not cover this stay: ${formatCount(plan.missing)} are missing`;
  return plan.borrowed === 0
    ? `${formatCount(plan.fromBalance)} from your balance`
    : `${formatCount(plan.fromBalance)} from your balance, ${formatCount(plan.borrowed)} borrowed from your next year, free`;
};

/** The plan of a redemption by the signed-in member. */
export const usePlan = (account: CurrentAccount, points: number): RedemptionPlan => {
  const session = useSession();
  const isConfirmed = session.status === 'signed-in' && session.emailVerified;
  return planRedemption(account, points, boundsOf(isConfirmed).borrowedPoints);
};

function Split({ account, points }: { account: CurrentAccount; points: number }) {
  const plan = usePlan(account, points);
  return (
    <Text as="span" $size="small" $tone={plan.ok ? 'soft' : 'warn'} $tabular>
      {splitText(plan)}
    </Text>
  );
}

/**
 * One line that says where the points of a stay come from, before it is booked; for visitors how
 * borrowing works, nothing while the balance is loading.
 */
export function PointsSplit({ points }: { points: number }) {
  const session = useSession();
  const account = useOwnAccount();
  if (session.status === 'signed-out') {
    return (
      <Text as="span" $size="small" $tone="soft">
        {formatPoints(points)} from your balance; what is missing is borrowed from your next year,
        free
      </Text>
    );
  }
  return account.status === 'ready' ? <Split account={account.data} points={points} /> : null;
}
