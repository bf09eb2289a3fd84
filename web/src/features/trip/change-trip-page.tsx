import type { Booking } from '@club/domain/booking/booking';
import { API_ERRORS } from '@club/domain/api/errors';
import { cancellationTime } from '@club/domain/booking/cancellation';
import { formatStay } from '@club/domain/calendar/day-format';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
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
import { useNow } from '../../design/time/use-now.ts';
import { ChangeTrip } from './change-trip-form.tsx';
import { changedText } from './change-words.ts';
import { whatIsPossible } from './what-is-possible.ts';
import { WithOwnTrip } from './with-own-trip.tsx';

/** How often the clock is looked at for cut-offs, milliseconds. */
const CHECK_MS = 15_000;

const Back = styled.p`
  font-size: ${theme.size.small};
`;

type NotNowProps = { title: string; text: string | null; booking: Booking };

/** Why a stay cannot be moved, and the way back to it. */
function NotNow({ title, text, booking }: NotNowProps) {
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
  useDocumentTitle('Change your stay');
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const nowMs = useNow(CHECK_MS);
  // What is being sent must not change under the member's hands when the stay does.
  const [sent, setSent] = useState<Booking | null>(null);
  const shown = sent ?? booking;
  const when = cancellationTime(nowMs);
  const possible = whatIsPossible(shown, when);
  const name = displayName(booking.resort.placeName);
  if (sent === null && !possible.change) {
    return (
      <NotNow title={API_ERRORS['not-changeable'].message} text={possible.note} booking={booking} />
    );
  }
  return (
    <WithResort
      resortId={booking.resort.id}
      mustBeBookable={false}
      missing={
        <NotNow title={API_ERRORS['resort-unavailable'].message} text={null} booking={booking} />
      }
    >
      {(resort) =>
        resort.available ? (
          <Stack $gap="s32">
            <Back>
              <TextLink to={tripPath(booking.id)}>Back to the stay</TextLink>
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
              onAnswered={(isSettled) => {
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
          <NotNow
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
  return <WithOwnTrip>{(booking) => <Change key={booking.id} booking={booking} />}</WithOwnTrip>;
}
