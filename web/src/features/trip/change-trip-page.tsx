import type { Booking } from '@club/domain/booking/booking';
import { API_ERRORS } from '@club/domain/api/errors';
import { formatStay } from '../../formats/reader-formats.ts';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { tripPath } from '../../shared/routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { WithResort } from '../../shared/resort/with-resort.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { useCancellationTime } from '../../shared/booking/use-cancellation-time.ts';
import { ChangeTrip } from './change-trip-form.tsx';
import { changedText } from './change-text.ts';
import { allowedActions } from './allowed-actions.ts';
import { WithOwnTrip } from './with-own-trip.tsx';

const Back = styled.p`
  font-size: ${theme.size.small};
`;

type NotChangeableProps = { title: string; text: string | null; booking: Booking };

/** Why a stay cannot be changed, and the link back to it. */
function NotChangeable({ title, text, booking }: NotChangeableProps) {
  return (
    <EmptyState
      level={1}
      scene="night"
      title={title}
      text={text ?? undefined}
      action={<ButtonLink to={tripPath(booking.id)}>Back to the stay</ButtonLink>}
    />
  );
}

function Change({ booking }: { booking: Booking }) {
  usePageHead({ title: 'Change your stay' });
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const when = useCancellationTime();
  // While a change is sent the page keeps showing the stay it was made from.
  const [sent, setSent] = useState<Booking | null>(null);
  const shown = sent ?? booking;
  const allowed = allowedActions(shown, when);
  const name = displayName(booking.resort.placeName);
  if (sent === null && !allowed.change) {
    return (
      <NotChangeable
        title={API_ERRORS['not-changeable'].message}
        text={allowed.note}
        booking={booking}
      />
    );
  }
  return (
    <WithResort
      resortId={booking.resort.id}
      mustBeBookable={false}
      missing={
        <NotChangeable
          title={API_ERRORS['resort-unavailable'].message}
          text={null}
          booking={booking}
        />
      }
    >
      {(resort) =>
        resort.available ? (
          <Stack $gap="s32">
            <Back>
              <TextLink $alone to={tripPath(booking.id)}>
                Back to the stay
              </TextLink>
            </Back>
            <Stack $gap="s8">
              <Heading level={1} size="h2">
                Change your stay
              </Heading>
              <Text $tone="soft">
                {name}, {formatStay(shown.startDate, shown.endDate)}. Your nights stay yours until
                you have confirmed the new ones.
              </Text>
            </Stack>
            <ChangeTrip
              booking={shown}
              live={booking}
              resort={resort}
              when={when}
              onSending={() => {
                setSent(shown);
              }}
              onResponse={(isSettled) => {
                if (isSettled) setSent(null);
              }}
              onChanged={(difference) => {
                dialogs.toast({
                  tone: 'good',
                  text: changedText(difference, booking.paymentMethod),
                  durationMs: 8000,
                });
                void navigate(tripPath(booking.id), { replace: true });
              }}
            />
          </Stack>
        ) : (
          <NotChangeable
            title={API_ERRORS['resort-unavailable'].message}
            text="Your stay there is not affected; it can still be cancelled."
            booking={booking}
          />
        )
      }
    </WithResort>
  );
}

/** /dashboard/my-bookings/:bookingId/change: other dates or another unit, with the difference. */
export default function ChangeTripPage() {
  return (
    <WithOwnTrip>
      {(booking, note) => (
        <Stack $gap="s24">
          {note}
          <Change key={booking.id} booking={booking} />
        </Stack>
      )}
    </WithOwnTrip>
  );
}
