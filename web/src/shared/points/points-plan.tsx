import { formatPoints } from '@club/domain/money/cents';
import type { CurrentAccount } from '@club/domain/points/account';
import { boundsOf, UNCONFIRMED_TEXTS } from '@club/domain/limits/member-bounds';
import { borrowingRoom, planRedemption } from '@club/domain/points/account';
import type { ReactNode } from 'react';
import { useOwnAccount } from '../live/live-data.tsx';
import { PATHS } from '../routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { Card } from '../../design/data/card.tsx';
import type { KeyValue } from '../../design/data/key-value-list.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { DepositButton } from './deposit-button.tsx';

/** What the points are for: a new booking, or what a change of a stay costs. */
export type PointsPurpose = 'booking' | 'change';

const NOT_COVERED: Record<PointsPurpose, string> = {
  booking: 'Your points do not cover this stay.',
  change: 'Your points do not cover this change.',
};

type PointsPlanProps = {
  points: number;
  purpose?: PointsPurpose;
  /** A way on besides depositing, where the points do not suffice. */
  otherwise?: ReactNode;
};

/** What a redemption does to the member's points, before it is confirmed (rules 3.2). */
export function PointsPlan({ points, purpose = 'booking', otherwise }: PointsPlanProps) {
  const account = useOwnAccount();
  return (
    <Stack as="section" $gap="s16">
      <Heading level={2} size="h4">
        Your points
      </Heading>
      {account.status === 'loading' && (
        <SkeletonGroup label="Loading your points...">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      {account.status === 'error' && (
        <ErrorState title="We could not load your points." level={3} onRetry={account.retry} />
      )}
      {account.status === 'ready' && (
        <Plan points={points} account={account.data} purpose={purpose} otherwise={otherwise} />
      )}
    </Stack>
  );
}

type PlanProps = PointsPlanProps & { purpose: PointsPurpose; account: CurrentAccount };

function Plan({ points, account, purpose, otherwise }: PlanProps) {
  const session = useSession();
  const isConfirmed = session.status === 'signed-in' && session.emailVerified;
  const limit = boundsOf(isConfirmed).borrowedPoints;
  const plan = planRedemption(account, points, limit);
  if (!plan.ok) {
    const room = borrowingRoom(account, limit);
    return (
      <Alert
        tone="warn"
        title={NOT_COVERED[purpose]}
        action={
          <Row $gap="s16">
            {/* Here and now: on another page the hold would be let go. */}
            <DepositButton account={account} />
            {!isConfirmed && <TextLink to={PATHS.profile}>Confirm your e-mail address</TextLink>}
            {otherwise}
          </Row>
        }
      >
        You have {formatPoints(account.available)}, and{' '}
        {account.borrowed === 0
          ? `up to ${formatPoints(room)} can be borrowed from your next use year.`
          : `have borrowed ${formatPoints(account.borrowed)} already, so up to ${formatPoints(room)} more can be borrowed from your next use year.`}{' '}
        {formatPoints(plan.missing)} are missing.
        {!isConfirmed && ` ${UNCONFIRMED_TEXTS.borrowing}`}
      </Alert>
    );
  }
  const items: KeyValue[] = [
    { label: 'Your balance', value: formatPoints(account.available) },
    { label: 'Used from your balance', value: formatPoints(plan.fromBalance) },
    ...(plan.borrowed === 0
      ? []
      : [
          { label: 'Borrowed from your next use year', value: formatPoints(plan.borrowed) },
          {
            label: `Borrowed in all after this ${purpose}`,
            value: formatPoints(plan.account.borrowed),
          },
        ]),
    { label: `Balance after this ${purpose}`, value: formatPoints(plan.account.available) },
  ];
  return (
    <>
      <Card $pad="s16">
        <KeyValueList items={items} />
      </Card>
      {plan.borrowed > 0 && (
        <Text $size="small" $tone="soft">
          Your balance is {formatPoints(plan.borrowed)} short, so we borrow them from your next use
          year, at no cost. Your next deposits repay them first.
        </Text>
      )}
    </>
  );
}
