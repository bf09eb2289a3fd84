import type { CurrentAccount, RedemptionPlan } from '@club/domain/points/account';
import { planRedemption } from '@club/domain/points/account';
import { boundsOf } from '@club/domain/limits/member-bounds';
import { formatCount, formatPoints } from '../../formats/reader-formats.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../kernel/session/session.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Text } from '../../design/text/text.tsx';
import { media } from '../../design/theme/media.ts';
import { useTakenOver } from '../../taking-over/use-taken-over.ts';
import { useOwnAccount } from './own-account.ts';

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

const visitorText = (points: number): string =>
  `${formatPoints(points)} from your balance; what is missing is borrowed from your next year, free`;

/** On phones as large as the longest of its texts, so that nothing moves once the points are known. */
const Room = styled.span`
  display: block;
  min-width: min(19rem, 74vw);
  min-height: 2lh;

  ${media.tablet} {
    min-width: 0;
    min-height: 0;
  }
`;

function Line({ tone = 'soft', children }: { tone?: 'soft' | 'warn'; children: ReactNode }) {
  return (
    <Room>
      <Text as="span" $size="small" $tone={tone} $tabular>
        {children}
      </Text>
    </Room>
  );
}

function Split({ account, points }: { account: CurrentAccount; points: number }) {
  const plan = usePlan(account, points);
  return <Line tone={plan.ok ? 'soft' : 'warn'}>{splitText(plan)}</Line>;
}

/** One line that says where the points of a stay come from; for visitors how borrowing works. */
export function PointsSplit({ points }: { points: number }) {
  const session = useSession();
  const account = useOwnAccount();
  // A server writes the line for visitors, and who reads it can be known before it is taken over.
  const isTakenOver = useTakenOver();
  if (!isTakenOver || session.status === 'signed-out') return <Line>{visitorText(points)}</Line>;
  switch (account.status) {
    case 'loading':
      return <Line>Loading your points...</Line>;
    case 'error':
      return (
        <Line>
          We could not load your points.{' '}
          <Button variant="link" size="small" onClick={account.retry}>
            Retry
          </Button>
        </Line>
      );
    case 'ready':
      return <Split account={account.data} points={points} />;
  }
}
