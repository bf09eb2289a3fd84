import type { PointsAccount } from '@club/domain/points/account';
import { accountAsOf } from '@club/domain/points/account';
import { pointsIn } from '@club/domain/points/batches';
import { useState } from 'react';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { useSession } from '../../kernel/session/session.tsx';
import { usePointsDay } from '../../shared/points/points-day.ts';
import { useLastReady } from '../../kernel/live/use-last-ready.ts';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LastSeenAlert } from '../../design/feedback/last-seen-alert.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { BalanceHead } from './balance-head.tsx';
import { Batches } from './batches.tsx';
import { Borrowing } from './borrowing.tsx';
import { MovementsSection } from './movements-section.tsx';
import { Pair } from './points-part.tsx';
import { useOwnLedger } from './use-own-ledger.ts';
import { WhatItBooks } from './what-it-books.tsx';

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
