import type { Booking } from '@club/domain/booking/booking';
import { isBooked, isCancelled, statusLabel } from '@club/domain/booking/booking-state';
import { formatStay } from '@club/domain/calendar/day-format';
import { displayName } from '@club/domain/resort/resort-name';
import { CalendarPlus, House, ListChecks, Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { saveFile } from '../../kernel/page/save-file.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Badge } from '../../design/data/badge.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { SendAgainButton } from '../../shared/booking/send-again-button.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { calendarFile, calendarStay } from '../../shared/booking/calendar-file.ts';
import type { Fact } from './receipt-facts.ts';
import { billingFacts, cardFacts, stayFacts, summaryFacts } from './receipt-facts.ts';

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

const HeadWords = styled.div`
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

const BookingNumber = styled.p`
  ${tabularType}
  margin-top: ${theme.space.s12};
  font-size: ${theme.size.small};
  overflow-wrap: anywhere;
  color: ${theme.colour.soft};

  > strong {
    font-weight: 600;
    color: ${theme.colour.ink};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40} ${theme.space.s64};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.5rem 3rem;
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${theme.space.s40};
  align-content: start;
`;

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Stack as="section" $gap="s8">
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <KeyValueList items={facts} />
    </Stack>
  );
}

/** The receipt of a booking; prints as a page of its own (rules 8.14). */
export function Receipt({ booking }: { booking: Booking }) {
  const card = cardFacts(booking);
  const addToCalendar = (): void =>
    saveFile(
      `tideaway-${booking.startDate}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile(calendarStay(booking), new Date()),
    );
  return (
    <>
      <Head>
        <Picture src={booking.resort.image} alt="" ratio="16 / 10" eager />
        <HeadWords>
          <Badge tone={isCancelled(booking.status) ? 'bad' : 'good'}>
            {statusLabel(booking.status)}
          </Badge>
          <Name>{displayName(booking.resort.placeName)}</Name>
          <Text $tone="soft">{booking.resort.location}</Text>
          <Text $tabular>{formatStay(booking.startDate, booking.endDate)}</Text>
          <BookingNumber>
            Booking number <strong>{booking.id}</strong>
          </BookingNumber>
        </HeadWords>
      </Head>
      <Row data-print="hide">
        <ButtonLink to={PATHS.dashboardBookings} icon={<ListChecks aria-hidden />}>
          View My Bookings
        </ButtonLink>
        <ButtonLink to={PATHS.home} variant="quiet" icon={<House aria-hidden />}>
          Go to Homepage
        </ButtonLink>
        {isBooked(booking.status) && (
          <Button variant="quiet" icon={<CalendarPlus aria-hidden />} onClick={addToCalendar}>
            Add to calendar
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Printer aria-hidden />}
          onClick={() => {
            window.print();
          }}
        >
          Print
        </Button>
        <SendAgainButton booking={booking} variant="quiet" />
      </Row>
      <Columns>
        <Column>
          <Facts title="Your stay" facts={stayFacts(booking)} />
          <Facts title="Booking summary" facts={summaryFacts(booking)} />
        </Column>
        <Column>
          <Facts title="Billing info" facts={billingFacts(booking)} />
          {card.length > 0 && <Facts title="Card info" facts={card} />}
        </Column>
      </Columns>
      <Overline>Tideaway · keep this page for your records</Overline>
    </>
  );
}
