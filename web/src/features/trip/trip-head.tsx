import type { Booking } from '@club/domain/booking/booking';
import { formatClock, formatDay } from '../../formats/reader-formats.ts';
import { formatNights } from '@club/domain/calendar/nights';
import { WEEKDAY_NAMES, weekdayOf } from '@club/domain/calendar/local-date';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { displayName } from '@club/domain/resort/resort-name';
import { styled } from 'styled-components';
import { resortPath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { BookingStatusBadge } from '../../shared/booking/booking-status-badge.tsx';
import { StayDirections } from '../../shared/booking/stay-directions.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { stayDistance } from './trip-text.ts';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
`;

const Scene = styled.div`
  border-radius: ${theme.radius.card};
  overflow: hidden;

  ${media.print} {
    display: none;
  }
`;

const TextBlock = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s8};
`;

/** Arrival, nights, departure: side by side where they fit. */
const Dates = styled.dl`
  ${tabularType}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s16} ${theme.space.s24};
  padding-block: ${theme.space.s20};
  border-block: 1px solid ${theme.colour.line};

  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child {
      grid-column: auto;
    }
  }

  dd > strong {
    ${displayType}
    display: block;
    font-size: ${theme.size.h4};
    line-height: 1.3;
  }

  dd > span {
    font-size: ${theme.size.small};
    color: ${theme.colour.soft};
  }
`;

const weekdayName = (day: LocalDate): string => WEEKDAY_NAMES[weekdayOf(day)] ?? '';

/** 'Saturday, from 4:00 PM'; the time only where the resort gives one. */
const dayLine = (day: LocalDate, preposition: string, time: string): string =>
  time === '' ? weekdayName(day) : `${weekdayName(day)}, ${preposition} ${formatClock(time)}`;

/** Where and when the stay is, and how many days away. */
export function TripHead({ booking }: { booking: Booking }) {
  const { resort, startDate, endDate, nights } = booking;
  const distance = stayDistance(booking, useToday());
  return (
    <Head>
      <Scene>
        <Picture src={resort.image} alt="" ratio="21 / 8" phoneRatio="21 / 9" eager />
      </Scene>
      <TextBlock>
        <Row $gap="s12">
          <BookingStatusBadge status={booking.status} />
          {distance !== null && (
            <Text as="span" $size="small" $strong>
              {distance}
            </Text>
          )}
        </Row>
        <Heading level={1} size="h2">
          {displayName(resort.placeName)}
        </Heading>
        <Text $tone="soft">
          {resort.location} · <TextLink to={resortPath(resort.id)}>See the resort</TextLink> ·{' '}
          <StayDirections resort={resort} />
        </Text>
      </TextBlock>
      <Dates>
        <div>
          <Overline as="dt">Check-in</Overline>
          <dd>
            <strong>{formatDay(startDate)}</strong>
            <span>{dayLine(startDate, 'from', resort.checkInTime)}</span>
          </dd>
        </div>
        <div>
          <Overline as="dt">Check-out</Overline>
          <dd>
            <strong>{formatDay(endDate)}</strong>
            <span>{dayLine(endDate, 'until', resort.checkOutTime)}</span>
          </dd>
        </div>
        <div>
          <Overline as="dt">Length</Overline>
          <dd>
            <strong>{formatNights(nights)}</strong>
          </dd>
        </div>
      </Dates>
    </Head>
  );
}
