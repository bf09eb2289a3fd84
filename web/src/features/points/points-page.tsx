import type { LocalDate } from '@club/domain/calendar/local-date';
import { formatDay, formatPoints } from '../../formats/reader-formats.ts';
import type { CurrentAccount, PointsAccount } from '@club/domain/points/account';
import { accountAsOf, borrowable, depositable } from '@club/domain/points/account';
import { pointsIn } from '@club/domain/points/batches';
import { UNIT_TYPES, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { affordablePath } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { useCreditDay, usePointsDay } from '../../shared/points/points-day.ts';
import { useLastReady } from '../../kernel/live/use-last-ready.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LastSeenAlert } from '../../design/feedback/last-seen-alert.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { BalanceHead } from './balance-head.tsx';
import { BatchList } from './batch-list.tsx';
import { MovementsSection } from './movements-section.tsx';
import { useOwnLedger } from './use-own-ledger.ts';
import { borrowingText, nightsText, repaymentText } from './points-text.ts';

const Pair = styled.div<{ $tight?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $tight = false }) => ($tight ? theme.space.s16 : theme.space.s48)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s48} ${theme.space.s64};
    align-items: start;
  }
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" $gap="s16">
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** The nights that the balance pays for. */
function WhatItBooks({ available }: { available: number }) {
  return (
    <Part title="What you can book">
      <Text $size="small" $tone="soft">
        Nights in a row from a Monday, paid from your balance alone.
      </Text>
      <KeyValueList
        items={UNIT_TYPES.map((unitType) => ({
          label: unitTypeLabel(unitType),
          value: nightsText(unitType, available),
        }))}
      />
      {available > 0 && (
        <div>
          <ButtonLink to={affordablePath()} variant="quiet">
            Resorts within my balance
          </ButtonLink>
        </div>
      )}
    </Part>
  );
}

type AccountProps = { account: CurrentAccount };

/** What is borrowed, what can still be borrowed and deposited, and how deposits repay. */
function Borrowing({ account }: AccountProps) {
  const day = useCreditDay();
  return (
    <Part title="Borrowing and repaying">
      <Pair $tight>
        <KeyValueList
          items={[
            { label: 'Borrowed now', value: formatPoints(account.borrowed) },
            {
              label: 'You can still borrow',
              value: formatPoints(borrowable(account)),
            },
            {
              label: `You can still deposit in ${day.slice(0, 4)}`,
              value: formatPoints(depositable(account, day)),
            },
          ]}
        />
        <Stack $gap="s12">
          <Text $size="small" $tone="soft">
            {borrowingText(account)}
          </Text>
          <Text $size="small" $tone="soft">
            {repaymentText(account)}
          </Text>
        </Stack>
      </Pair>
    </Part>
  );
}

/** The batches of the balance with their expiry. */
function Batches({ account, today }: AccountProps & { today: LocalDate }) {
  const { batches } = account;
  const [first] = batches;
  return (
    <Part title="When your points expire">
      {first === undefined ? (
        <Text $tone="soft">
          You have no points that could expire. Points that you deposit last two years.
        </Text>
      ) : (
        <>
          <Text $size="small" $tone="soft">
            Redeem them by that day; the stay itself may be later. A booking always takes the points
            that expire first, so those of {formatDay(first.expiresOn)} come first.
          </Text>
          <BatchList batches={batches} today={today} />
        </>
      )}
    </Part>
  );
}

function PointsOutline() {
  return (
    <SkeletonGroup label="Loading your points...">
      <Stack $gap="s32">
        <SkeletonBlock $height="10rem" />
        <SkeletonText lines={6} />
      </Stack>
    </SkeletonGroup>
  );
}

/** Everything at once: movements that followed later would push away what is below them. */
function MemberPoints({ uid, stored }: { uid: string; stored: PointsAccount }) {
  const today = usePointsDay();
  const ledger = useOwnLedger(uid, stored.seq);
  const bookings = useMemberLive('ownBookings');
  const known = useLastReady(bookings);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    if (ledger.rows.status === 'loading' || bookings.status === 'loading') return <PointsOutline />;
    setIsOpen(true);
  }
  const { account, expired } = accountAsOf(stored, today);
  return (
    <>
      <BalanceHead account={account} today={today} />
      <Pair>
        <Batches account={account} today={today} />
        <WhatItBooks available={account.available} />
      </Pair>
      <Borrowing account={account} />
      <MovementsSection
        account={stored}
        ledger={ledger}
        bookings={known ?? []}
        expired={pointsIn(expired)}
      />
    </>
  );
}

/** /dashboard/points: the member's balance, when it expires, borrowing, and every movement. */
export default function PointsPage() {
  usePageHead({ title: 'Points' });
  const session = useSession();
  const live = useMemberLive('ownAccount');
  const stored = useLastReady(live);
  if (session.status !== 'signed-in') return null;
  return (
    <Stack $gap="s48">
      <Heading level={1} size="h2">
        Points
      </Heading>
      {live.status === 'loading' && stored === null && <PointsOutline />}
      {live.status === 'error' && stored === null && (
        <ErrorState
          title="We could not load your points."
          text="They are safe with us. Check your connection and try again."
          onRetry={live.retry}
        />
      )}
      {live.status === 'error' && stored !== null && (
        <LastSeenAlert title="These are your points as last seen." onRetry={live.retry} />
      )}
      {stored !== null && <MemberPoints key={session.uid} uid={session.uid} stored={stored} />}
    </Stack>
  );
}
