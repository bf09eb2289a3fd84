import type { Booking } from '@club/domain/booking/booking';
import { isCancelled } from '@club/domain/booking/booking-state';
import type { CancellationTime } from '@club/domain/booking/cancellation';
import { refundOf } from '@club/domain/booking/cancellation';
import { useState } from 'react';
import { styled } from 'styled-components';
import { refundText } from '../../shared/booking/refund-text.ts';
import { stayPath, tripChangePath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { CancelTripDialog } from './cancel-trip-dialog.tsx';
import { ChangeGuestDialog } from './change-guest-dialog.tsx';
import { allowedActions } from './allowed-actions.ts';
import { policyNote } from './trip-text.ts';

const Line = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12} ${theme.space.s32};
  margin-bottom: ${theme.space.s80};
  padding-block: ${theme.space.s24};
  border-block: 1px solid ${theme.colour.line};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s24};
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

/** What cancelling would give back now, and from which day that is counted. */
const cancelText = (booking: Booking, when: CancellationTime): string => {
  const refund = refundText(refundOf(booking, 'policy', when), booking.paymentMethod);
  return [`Cancelling now gives back ${refund}.`, policyNote(booking)].filter(Boolean).join(' ');
};

type PlansChangedProps = { booking: Booking; when: CancellationTime; onCancelled: () => void };

/** One row: what can still be changed of a stay, or why nothing can. */
export function PlansChanged({ booking, when, onCancelled }: PlansChangedProps) {
  const today = useToday();
  const [open, setOpen] = useState<'cancel' | 'guest' | null>(null);
  const allowed = allowedActions(booking, when);
  const close = (): void => setOpen(null);
  const notes = [allowed.note, allowed.cancel ? cancelText(booking, when) : null];
  return (
    <Line data-print="hide" aria-label="What you can do">
      <div>
        <Heading level={2} size="h4">
          {allowed.change || allowed.cancel ? 'Plans changed?' : 'Done and settled'}
        </Heading>
        {notes.map(
          (note) =>
            note !== null && (
              <Text key={note} $size="small" $tone="soft" $tabular>
                {note}
              </Text>
            ),
        )}
      </div>
      <Choices>
        {allowed.change && (
          <>
            <ButtonLink variant="link" to={tripChangePath(booking.id)}>
              Change dates or unit
            </ButtonLink>
            <Button
              variant="link"
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
            variant="link"
            onClick={() => {
              setOpen('cancel');
            }}
          >
            Cancel this stay
          </Button>
        )}
        {!allowed.change && !allowed.cancel && (
          <ButtonLink variant="quiet" to={againPath(booking, today)}>
            Book again
          </ButtonLink>
        )}
      </Choices>
      {open === 'cancel' && (
        <CancelTripDialog booking={booking} onCancelled={onCancelled} onClose={close} />
      )}
      {open === 'guest' && <ChangeGuestDialog booking={booking} onClose={close} />}
    </Line>
  );
}
