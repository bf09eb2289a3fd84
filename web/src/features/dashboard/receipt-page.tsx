import type { Booking } from '@club/domain/booking/booking';
import { ArrowLeft, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import type { Live } from '../../kernel/live/live-store.ts';
import { useLastReady } from '../../kernel/live/use-last-ready.ts';
import { WithOwnBooking } from '../../shared/booking/with-own-booking.tsx';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { useOwnMoneyTrail } from './own-money-trail.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** /dashboard/receipts/:bookingId: the receipt of a stay, to print or keep. */
export default function ReceiptPage() {
  const { bookingId = '' } = useParams();
  const live = useOwnMoneyTrail();
  const trail = useLastReady(live);
  const own = useLastReady(useMemberLive('ownBookings'));
  const found = own?.find(({ id }) => id === bookingId);
  usePageHead({ title: `Receipt ${found?.number ?? ''}`.trim() });

  const waiting: Live<never> = live.status === 'error' ? live : { status: 'loading' };
  const booking: Live<Booking | undefined> =
    trail === null || own === null ? waiting : { status: 'ready', data: found };
  return (
    <WithOwnBooking
      booking={booking}
      what="receipt"
      skeleton={<SkeletonText lines={10} />}
      list={{ name: 'receipts', to: PATHS.receipts }}
    >
      {(shown) => (
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
            booking={shown}
            movements={(trail ?? []).filter((movement) => movement.booking.id === bookingId)}
          />
        </Stack>
      )}
    </WithOwnBooking>
  );
}
