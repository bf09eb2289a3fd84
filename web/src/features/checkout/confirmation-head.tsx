import type { Booking } from '@club/domain/booking/booking';
import { isBooked, isCancelled, statusLabel } from '@club/domain/booking/booking-state';
import { displayName } from '@club/domain/resort/resort-name';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { Badge } from '../../design/data/badge.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { CalendarButton } from '../../shared/booking/calendar-button.tsx';
import { calendarStay } from '../../shared/booking/calendar-file.ts';
import { StayDirections } from '../../shared/booking/stay-directions.tsx';
import { arrivalFacts, checkingInName } from './confirmation-facts.ts';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: 0 0 0 1px ${theme.colour.line};

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: stretch;

    > :first-child {
      height: 100%;
      min-height: 18rem;
      aspect-ratio: auto;
    }
  }

  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
    box-shadow: none;

    > :first-child {
      display: none;
    }
  }
`;

const HeadText = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${theme.space.s8};
  padding: ${theme.space.s24};

  ${media.print} {
    padding: 0;
  }
`;

const Name = styled.p`
  ${displayType}
  font-size: ${theme.size.h3};
`;

const ToCalendar = styled.div`
  margin-top: ${theme.space.s4};
`;

/** The number as it is said: large, and never broken. */
const BookingNumber = styled.p`
  ${tabularType}
  margin-top: ${theme.space.s12};
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};

  > strong {
    display: block;
    font-size: ${theme.size.h4};
    font-weight: 600;
    letter-spacing: 0.04em;
    white-space: nowrap;
    color: ${theme.colour.ink};
    user-select: all;
  }
`;

/** Arrival and departure, side by side, and who comes. */
const Days = styled.dl`
  ${tabularType}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s16} ${theme.space.s24};
  width: 100%;
  margin-top: ${theme.space.s12};
  padding-top: ${theme.space.s16};
  border-top: 1px solid ${theme.colour.line};

  > :last-child {
    grid-column: 1 / -1;
  }

  dd > strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  dd > span {
    font-size: ${theme.size.small};
    color: ${theme.colour.soft};
  }
`;

/** The stay that was booked: where, when, who checks in, and its number. */
export function ConfirmationHead({ booking }: { booking: Booking }) {
  const { resort } = booking;
  return (
    <Head>
      <Picture src={resort.image} alt="" ratio="16 / 10" priority="first" />
      <HeadText>
        <Badge tone={isCancelled(booking.status) ? 'bad' : 'good'}>
          {statusLabel(booking.status)}
        </Badge>
        <Name>{displayName(resort.placeName)}</Name>
        <Text $tone="soft">
          {resort.location} · <StayDirections resort={resort} />
        </Text>
        <Days>
          {arrivalFacts(booking).map(({ label, day, hour }) => (
            <div key={label}>
              <Overline as="dt">{label}</Overline>
              <dd>
                <strong>{day}</strong> <span>{hour}</span>
              </dd>
            </div>
          ))}
          <div>
            <Overline as="dt">Who checks in</Overline>
            <dd>
              <strong>{checkingInName(booking)}</strong>
            </dd>
          </div>
        </Days>
        {isBooked(booking.status) && (
          <ToCalendar data-print="hide">
            <CalendarButton stay={calendarStay(booking, booking)} variant="link" />
          </ToCalendar>
        )}
        {booking.number !== null && (
          <BookingNumber>
            Booking number <strong>{booking.number}</strong>
          </BookingNumber>
        )}
      </HeadText>
    </Head>
  );
}
