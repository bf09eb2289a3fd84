import { BOOKING_FALLBACKS } from '@club/domain/api/messages';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { auditTrailPath, resortPath, userSearchPath } from '../../../shared/routes/paths.ts';
import { quoteFigures } from '../../../shared/booking/quote-lines.ts';
import { theme } from '../../../design/theme/theme.ts';
import { overlineType, tabularType } from '../../../design/theme/typography.ts';
import { BookingStatusBadge } from '../../../shared/booking/booking-status-badge.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { Text } from '../../../design/text/text.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { ActorName } from './actor-name.tsx';
import { FactList } from './fact-list.tsx';
import {
  type Fact,
  billingFacts,
  guestFacts,
  paymentFacts,
  quoteOf,
  stayFacts,
} from './booking-facts.ts';
import { BookingHistory } from './booking-history.tsx';
import { BookingThumb } from './booking-thumb.tsx';
import { bookingDayOf, resortNameOf, totalOf } from './booking-words.ts';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s16};
  align-items: start;
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  justify-items: start;
  min-width: 0;
  font-size: ${theme.size.small};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-size: ${theme.size.body};
  font-weight: 600;
`;

const Line = styled.p`
  ${tabularType}
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

const PartTitle = styled.h3`
  ${overlineType}
  color: ${theme.colour.soft};
`;

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  const titleId = useId();
  return (
    <Stack as="section" $gap="s8" aria-labelledby={titleId}>
      <PartTitle id={titleId}>{title}</PartTitle>
      {children}
    </Stack>
  );
}

function ResortHead({ booking }: { booking: BookingRecord }) {
  const { resort } = booking;
  const name = resortNameOf(booking);
  return (
    <Head>
      <BookingThumb image={resort.image} />
      <Words>
        <Name>
          {resort.id === '' ? name : <TextLink to={resortPath(resort.id)}>{name}</TextLink>}
        </Name>
        <Line>
          {resort.location}
          {resort.resortCode !== '' && ` · ${resort.resortCode}`}
        </Line>
        <Row $gap="s8">
          {booking.status === null ? (
            BOOKING_FALLBACKS.status
          ) : (
            <BookingStatusBadge status={booking.status} />
          )}
          <Line>Booked {bookingDayOf(booking)}</Line>
        </Row>
        {booking.expiresAt !== null && (
          <Line>Hold until {instantDayAndTime(new Date(booking.expiresAt).toISOString())}</Line>
        )}
        <Line>Booking {booking.id}</Line>
      </Words>
    </Head>
  );
}

/** How the price is made, then how it was paid. */
const priceFacts = (booking: BookingRecord): Fact[] => {
  const quote = quoteOf(booking);
  const sum = quote === null ? [] : quoteFigures(quote).rows.filter((row) => row.sum !== true);
  return [
    ...sum,
    { label: 'Total', value: totalOf(booking), isSum: true },
    ...paymentFacts(booking),
  ];
};

/** Everything the club knows about a booking, as the desk needs it. */
export function BookingDetail({ booking }: { booking: BookingRecord }) {
  return (
    <Stack $gap="s24">
      <ResortHead booking={booking} />
      <Part title="Stay">
        <FactList facts={stayFacts(booking)} />
      </Part>
      <Part title="Price">
        <FactList facts={priceFacts(booking)} />
      </Part>
      <Part title="Who checks in">
        <FactList facts={guestFacts(booking)} />
      </Part>
      <Part title="Billing">
        <FactList facts={billingFacts(booking)} />
      </Part>
      <Part title="Member">
        <Words>
          <ActorName actor={booking.uid} />
          {booking.email !== '' && (
            <TextLink to={userSearchPath(booking.email)}>{booking.email}</TextLink>
          )}
        </Words>
      </Part>
      <Part title="History">
        <BookingHistory history={booking.history} />
        <Text $size="small">
          <TextLink to={auditTrailPath(booking.id)}>In the audit trail</TextLink>
        </Text>
      </Part>
    </Stack>
  );
}
