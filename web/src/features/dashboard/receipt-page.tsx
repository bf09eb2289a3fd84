import { API_ERRORS } from '@club/domain/api/errors';
import { ArrowLeft, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { useLastReady } from '../../kernel/live/use-last-ready.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { useOwnMoneyTrail } from './own-money-trail.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** /dashboard/receipts/:bookingId: the receipt of a stay, to print or keep. */
export default function ReceiptPage() {
  const { bookingId = '' } = useParams();
  const bookings = useMemberLive('ownBookings');
  const live = useOwnMoneyTrail();
  const trail = useLastReady(live);
  const own = useLastReady(bookings);
  const booking = own?.find(({ id }) => id === bookingId);
  useDocumentTitle(`Receipt ${booking?.number ?? ''}`.trim());

  if (trail === null || own === null) {
    return live.status === 'error' ? (
      <ErrorState
        level={1}
        title="We could not load your receipt."
        text="It is safe with us. Check your connection and try again."
        onRetry={live.retry}
      />
    ) : (
      <SkeletonGroup label="Loading your receipt...">
        <SkeletonText lines={10} />
      </SkeletonGroup>
    );
  }
  if (booking === undefined) {
    return (
      <EmptyState
        level={1}
        scene="night"
        title={API_ERRORS['booking-not-found'].message}
        text="Look for it among your receipts."
        action={<ButtonLink to={PATHS.receipts}>See all my receipts</ButtonLink>}
      />
    );
  }
  return (
    <Stack $gap="s24">
      <Row data-print="hide" $justify="space-between">
        <ButtonLink to={PATHS.receipts} variant="link" icon={<ArrowLeft aria-hidden />}>
          All receipts
        </ButtonLink>
        <Button
          icon={<Printer aria-hidden />}
          onClick={() => {
            window.print();
          }}
        >
          Print
        </Button>
      </Row>
      <ReceiptSheet
        booking={booking}
        movements={trail.filter((movement) => movement.booking.id === bookingId)}
      />
    </Stack>
  );
}
