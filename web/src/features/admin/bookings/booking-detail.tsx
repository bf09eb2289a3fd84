import { BOOKING_FALLBACKS } from '@club/domain/api/messages';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../../lib/instant-text.ts';
import { auditTrailPath, resortPath, userSearchPath } from '../../../lib/paths.ts';
import { quoteFigures } from '../../../lib/quote-lines.ts';
import { theme } from '../../../theme/theme.ts';
import { tabularType } from '../../../theme/typography.ts';
import { BookingStatusBadge } from '../../../ui/booking/booking-status-badge.tsx';
import { KeyValueList } from '../../../ui/data/key-value-list.tsx';
import { PriceBlock } from '../../../ui/data/price-block.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { ActorName } from './actor-name.tsx';
import { billingFacts, guestFacts, paymentFacts, quoteOf, stayFacts } from './booking-facts.ts';
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
  overflow-wrap: anywhere;
`;

const Line = styled.p`
  ${tabularType}
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  const titleId = useId();
  return (
    <Stack as="section" $gap="s12" aria-labelledby={titleId}>
      <Heading level={3} size="h4" id={titleId}>
        {title}
      </Heading>
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
        {resort.id === '' ? name : <TextLink to={resortPath(resort.id)}>{name}</TextLink>}
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

function Price({ booking }: { booking: BookingRecord }) {
  const quote = quoteOf(booking);
  if (quote === null) return <Text $tabular>{totalOf(booking)}</Text>;
  const { total, unit, includes, rows } = quoteFigures(quote);
  return <PriceBlock total={total} unit={unit} includes={includes} rows={rows} />;
}

/** Everything the club knows about a booking, as the desk needs it. */
export function BookingDetail({ booking }: { booking: BookingRecord }) {
  return (
    <Stack $gap="s32">
      <ResortHead booking={booking} />
      <Part title="Stay">
        <KeyValueList items={stayFacts(booking)} />
      </Part>
      <Part title="Price">
        <Price booking={booking} />
        <KeyValueList items={paymentFacts(booking)} />
      </Part>
      <Part title="Who checks in">
        <KeyValueList items={guestFacts(booking)} />
      </Part>
      <Part title="Billing">
        <KeyValueList items={billingFacts(booking)} />
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
