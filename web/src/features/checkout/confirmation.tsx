import type { Booking } from '@club/domain/booking/booking';
import { isActive, isBooked, isCancelled, statusLabel } from '@club/domain/booking/booking-state';
import { displayName } from '@club/domain/resort/resort-name';
import { House, ListChecks, ReceiptText } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { PATHS, receiptPath, tripPath } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Badge } from '../../design/data/badge.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { StayDirections } from '../../shared/booking/stay-directions.tsx';
import { SendAgainButton } from '../../shared/booking/send-again-button.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { QuietFacts } from './quiet-facts.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { useCancellationTime } from '../../shared/booking/use-cancellation-time.ts';
import { CalendarButton } from '../../shared/booking/calendar-button.tsx';
import { calendarStay } from '../../shared/booking/calendar-file.ts';
import type { Fact } from './confirmation-facts.ts';
import {
  arrivalFacts,
  billingFacts,
  cardFacts,
  checkingInName,
  nextSteps,
  summaryFacts,
} from './confirmation-facts.ts';

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

/** Two beside each other on phones, below the main one. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s12};

  > :first-child,
  > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
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

const NextSteps = styled.ol`
  display: grid;
  gap: ${theme.space.s20};
  padding-left: ${theme.space.s20};
  border-left: 2px solid ${theme.colour.line};

  > li {
    display: grid;
    gap: ${theme.space.s2};
    overflow-wrap: anywhere;
  }

  > li > strong {
    font-weight: 600;
  }

  > li > span {
    font-size: ${theme.size.small};
    line-height: 1.5;
    color: ${theme.colour.soft};
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

/** What is kept for the record, after everything that is still to come. */
const Record = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  padding-top: ${theme.space.s24};
  border-top: 1px solid ${theme.colour.line};
`;

const Column = styled.div`
  display: grid;
  gap: ${theme.space.s40};
  align-content: start;
`;

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Stack as="section" $gap="s16">
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <KeyValueList items={facts} />
    </Stack>
  );
}

/** The confirmation of a booking: the stay, what happens next, and everything that was agreed. */
export function Confirmation({ booking }: { booking: Booking }) {
  const when = useCancellationTime();
  const { resort } = booking;
  const card = cardFacts(booking);
  return (
    <>
      <Head>
        <Picture src={resort.image} alt="" ratio="16 / 10" eager />
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
      <Actions data-print="hide">
        <ButtonLink to={PATHS.dashboardBookings} icon={<ListChecks aria-hidden />}>
          View My Bookings
        </ButtonLink>
        <ButtonLink to={PATHS.home} variant="quiet" icon={<House aria-hidden />}>
          Go to Homepage
        </ButtonLink>
        <ButtonLink to={receiptPath(booking.id)} variant="quiet" icon={<ReceiptText aria-hidden />}>
          Receipt to print
        </ButtonLink>
        <SendAgainButton booking={booking} variant="quiet" />
      </Actions>
      <Columns>
        <Column>
          {isActive(booking.status) && (
            <Stack as="section" $gap="s16">
              <Heading level={2} size="h4">
                What happens next
              </Heading>
              <NextSteps>
                {nextSteps(booking, when).map(({ label, value }) => (
                  <li key={label}>
                    <strong>{label}</strong> <span>{value}</span>
                  </li>
                ))}
              </NextSteps>
              <TextLink $alone to={tripPath(booking.id)}>
                Change or cancel this stay
              </TextLink>
            </Stack>
          )}
        </Column>
        <Column>
          <Facts title="Booking summary" facts={summaryFacts(booking)} />
        </Column>
      </Columns>
      <Record>
        <QuietFacts title="Billing info" facts={billingFacts(booking)} />
        {card.length > 0 && <QuietFacts title="Card info" facts={card} />}
      </Record>
    </>
  );
}
