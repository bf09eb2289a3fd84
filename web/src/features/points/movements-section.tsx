import { formatPoints } from '../../formats/reader-formats.ts';
import type { Booking } from '@club/domain/booking/booking';
import type { PointsAccount } from '@club/domain/points/account';
import { pointsMovements } from '@club/domain/points/ledger-balance';
import type { OwnLedger } from './use-own-ledger.ts';
import { useLastReady } from '../../kernel/live/use-last-ready.ts';
import { Button } from '../../design/actions/button.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LastSeenAlert } from '../../design/feedback/last-seen-alert.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { MovementList } from './movement-list.tsx';

type MovementsSectionProps = {
  /** As of the last ledger line. */
  account: PointsAccount;
  ledger: OwnLedger;
  /** For the names of stays. */
  bookings: readonly Booking[];
  /** Points that have expired but are not in the ledger yet. */
  expired: number;
};

/** Every movement of the member's points, the newest live, earlier ones on request. */
export function MovementsSection({ account, ledger, bookings, expired }: MovementsSectionProps) {
  const { rows, showMore } = ledger;
  const shown = useLastReady(rows);
  return (
    <Stack as="section" $gap="s24">
      <SectionHeading
        title="Every movement"
        size="h3"
        text="Newest first, each with your balance after it."
      />
      {expired > 0 && (
        <Text $size="small" $tone="soft">
          {formatPoints(expired)} have expired and are no longer in your balance; they appear below
          within a day.
        </Text>
      )}
      {rows.status === 'error' && shown === null && (
        <ErrorState
          level={3}
          title="We could not load your movements."
          text="Your points are safe with us. Check your connection and try again."
          onRetry={rows.retry}
        />
      )}
      {rows.status === 'error' && shown !== null && (
        <LastSeenAlert title="These are the movements last seen." onRetry={rows.retry}>
          Newer or earlier ones could not be loaded.
        </LastSeenAlert>
      )}
      {rows.status === 'loading' && shown === null && (
        <SkeletonGroup label="Loading your movements...">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      )}
      {shown?.length === 0 && (
        <Text $tone="soft">Nothing yet. What you deposit and redeem will appear here.</Text>
      )}
      {shown !== null && shown.length > 0 && (
        <MovementList movements={pointsMovements(account, shown)} bookings={bookings} />
      )}
      {showMore !== null && shown !== null && (
        <div>
          <Button variant="quiet" busy={rows.status === 'loading'} onClick={showMore}>
            Show earlier movements
          </Button>
        </div>
      )}
    </Stack>
  );
}
