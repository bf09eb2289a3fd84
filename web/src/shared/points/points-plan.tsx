import { formatPoints } from '../../formats/reader-formats.ts';
import type { CurrentAccount } from '@club/domain/points/account';
import { boundsOf, UNCONFIRMED_TEXTS } from '@club/domain/limits/member-bounds';
import { borrowable, EMPTY_ACCOUNT, planRedemption } from '@club/domain/points/account';
import type { ReactNode } from 'react';
import { useOwnAccount } from './own-account.ts';
import { PATHS } from '../routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { Card } from '../../design/data/card.tsx';
import { FoldLine, FoldLines } from '../../design/data/fold-line.tsx';
import type { KeyValue } from '../../design/data/key-value-list.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { RoomOf } from '../../design/feedback/room-of.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { DepositButton } from './deposit-button.tsx';
import { splitText, usePlan } from './points-split.tsx';

/** What the points pay for: a new booking, or a change of a stay. */
export type PointsPurpose = 'booking' | 'change';

const TITLE = 'Your points';

const NOT_COVERED: Record<PointsPurpose, string> = {
  booking: 'Your points do not cover this stay.',
  change: 'Your points do not cover this change.',
};

type PointsPlanProps = {
  points: number;
  purpose?: PointsPurpose;
  /** Another way to continue, where the points are not enough. */
  otherwise?: ReactNode;
};

/**
 * Shows how a redemption changes the member's points, before it is confirmed (rules 3.2): for a
 * booking, whose offer has said so already, as a line that unfolds.
 */
export function PointsPlan({ points, purpose = 'booking', otherwise }: PointsPlanProps) {
  const account = useOwnAccount();
  return (
    <Stack as="section" $gap="s16">
      {(purpose === 'change' || account.status === 'error') && (
        <Heading level={2} size="h4">
          {TITLE}
        </Heading>
      )}
      {account.status === 'loading' && purpose === 'change' && (
        <SkeletonGroup label="Loading your points...">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      {account.status === 'loading' && purpose === 'booking' && (
        <RoomOf content={<AllBorrowed points={points} />}>
          <SkeletonGroup label="Loading your points...">
            <SkeletonText lines={2} />
          </SkeletonGroup>
        </RoomOf>
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

/** The longest that the line of a booking can be. */
function AllBorrowed({ points }: { points: number }) {
  return (
    <FoldLines>
      <FoldLine
        title={TITLE}
        value={splitText(planRedemption({ ...EMPTY_ACCOUNT, nextExpiry: null }, points, points))}
      >
        {null}
      </FoldLine>
    </FoldLines>
  );
}

type PlanProps = PointsPlanProps & { purpose: PointsPurpose; account: CurrentAccount };

function Plan({ points, account, purpose, otherwise }: PlanProps) {
  const session = useSession();
  const isConfirmed = session.status === 'signed-in' && session.emailVerified;
  const plan = usePlan(account, points);
  if (!plan.ok) {
    const room = borrowable(account, boundsOf(isConfirmed).borrowedPoints);
    return (
      <Alert
        tone="warn"
        title={NOT_COVERED[purpose]}
        action={
          <Row $gap="s16">
            {/* In place: on another page the hold would be released. */}
            <DepositButton account={account} />
            {!isConfirmed && (
              <TextLink $alone to={PATHS.profile}>
                Confirm your email address
              </TextLink>
            )}
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
  const reason = plan.borrowed > 0 && (
    <Text $size="small" $tone="soft">
      Your balance is {formatPoints(plan.borrowed)} short, so we borrow them from your next use
      year, at no cost. Your next deposits repay them first.
    </Text>
  );
  if (purpose === 'booking') {
    return (
      <FoldLines>
        <FoldLine title={TITLE} value={splitText(plan)}>
          <Stack $gap="s16">
            <KeyValueList items={items} />
            {reason}
          </Stack>
        </FoldLine>
      </FoldLines>
    );
  }
  return (
    <>
      <Card $pad="s16">
        <KeyValueList items={items} />
      </Card>
      {reason}
    </>
  );
}
