import type { Booking } from '@club/domain/booking/booking';
import { isActive, isCancelled } from '@club/domain/booking/booking-state';
import type { CancellationTime } from '@club/domain/booking/cancellation';
import { CalendarSync, CircleX, Receipt, RotateCcw, UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CalendarButton } from '../../shared/booking/calendar-button.tsx';
import { receiptPath, stayPath, tripChangePath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { SendAgainButton } from '../../shared/booking/send-again-button.tsx';
import { Card } from '../../design/data/card.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { CancelTripDialog } from './cancel-trip-dialog.tsx';
import { ChangeGuestDialog } from './change-guest-dialog.tsx';
import { allowedActions } from './allowed-actions.ts';

const More = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s4};
`;

/** Where the same stay can be booked again: with its dates while they are in the future. */
const againPath = (booking: Booking, today: string): string => {
  const chosen = { resort: booking.resort.id, type: booking.vacationType };
  return isCancelled(booking.status) && booking.startDate >= today
    ? stayPath('offer', {
        ...chosen,
        unit: booking.unitType,
        from: booking.startDate,
        to: booking.endDate,
      })
    : stayPath('units', chosen);
};

type TripActionsProps = { booking: Booking; when: CancellationTime; onCancelled: () => void };

/** The actions of a stay; a note says why where there is none. */
export function TripActions({ booking, when, onCancelled }: TripActionsProps) {
  const today = useToday();
  const [open, setOpen] = useState<'cancel' | 'guest' | null>(null);
  const allowed = allowedActions(booking, when);
  const close = (): void => setOpen(null);
  return (
    <Stack as="section" $gap="s20" data-print="hide" aria-label="What you can do">
      <Card $pad="s24">
        <Stack $gap="s16">
          <Heading level={2} size="h4">
            {allowed.change || allowed.cancel ? 'Plans changed?' : 'Done and settled'}
          </Heading>
          {allowed.note !== null && (
            <Text $size="small" $tone="soft">
              {allowed.note}
            </Text>
          )}
          {allowed.change && (
            <>
              <ButtonLink to={tripChangePath(booking.id)} wide icon={<CalendarSync aria-hidden />}>
                Change dates or unit
              </ButtonLink>
              <Button
                wide
                variant="quiet"
                icon={<UserRoundPen aria-hidden />}
                onClick={() => {
                  setOpen('guest');
                }}
              >
                Change who checks in
              </Button>
            </>
          )}
          {allowed.cancel && (
            <Button
              wide
              variant="quiet"
              icon={<CircleX aria-hidden />}
              onClick={() => {
                setOpen('cancel');
              }}
            >
              Cancel this stay
            </Button>
          )}
          {!allowed.change && !allowed.cancel && (
            <ButtonLink to={againPath(booking, today)} wide icon={<RotateCcw aria-hidden />}>
              Book again
            </ButtonLink>
          )}
        </Stack>
      </Card>
      <More>
        {isActive(booking.status) && <CalendarButton booking={booking} variant="link" />}
        <ButtonLink variant="link" icon={<Receipt aria-hidden />} to={receiptPath(booking.id)}>
          Receipt to print
        </ButtonLink>
        <SendAgainButton booking={booking} variant="link" />
        {(allowed.change || allowed.cancel) && (
          <ButtonLink
            variant="link"
            icon={<RotateCcw aria-hidden />}
            to={againPath(booking, today)}
          >
            Book this resort again
          </ButtonLink>
        )}
      </More>
      {open === 'cancel' && (
        <CancelTripDialog booking={booking} onCancelled={onCancelled} onClose={close} />
      )}
      {open === 'guest' && <ChangeGuestDialog booking={booking} onClose={close} />}
    </Stack>
  );
}
