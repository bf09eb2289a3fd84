import type { BookingHistoryEntry } from '@club/domain/booking/booking';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { theme } from '../../../design/theme/theme.ts';
import { tabularType } from '../../../design/theme/typography.ts';
import { BookingStatusBadge } from '../../../shared/booking/booking-status-badge.tsx';
import { Text } from '../../../design/text/text.tsx';
import { PersonName } from '../names/person-name.tsx';
import { NOT_GIVEN } from '../../../shared/booking/not-given.ts';

const Entries = styled.ol`
  display: grid;
  gap: ${theme.space.s20};
  padding-left: ${theme.space.s16};
  border-left: 2px solid ${theme.colour.line};
`;

const Entry = styled.li`
  display: grid;
  gap: ${theme.space.s4};
  justify-items: start;
  font-size: ${theme.size.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const When = styled.span`
  ${tabularType}
  color: ${theme.colour.soft};
`;

/** The history of a booking, the latest entry first: state, reason, actor and time. */
export function BookingHistory({ history }: { history: readonly BookingHistoryEntry[] }) {
  if (history.length === 0) {
    return (
      <Text $size="small" $tone="soft">
        Nothing is recorded about this booking.
      </Text>
    );
  }
  return (
    <Entries reversed>
      {history
        .map((entry, index) => ({ ...entry, key: index }))
        .toReversed()
        .map((entry) => (
          <Entry key={entry.key}>
            <BookingStatusBadge status={entry.status} />
            {entry.reason !== '' && <span>{entry.reason}</span>}
            <When>
              <PersonName first uid={entry.actor} /> · {instantDayAndTime(entry.at) ?? NOT_GIVEN}
            </When>
          </Entry>
        ))}
    </Entries>
  );
}
