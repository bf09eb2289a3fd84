import { BOOKING_FALLBACKS } from '@club/domain/api/messages';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import { auditTrailPath, resortPath, userSearchPath } from '../../../shared/routes/paths.ts';
import { quoteFigures } from '../../../shared/booking/quote-lines.ts';
import { theme } from '../../../design/theme/theme.ts';
import { tabularType } from '../../../design/theme/typography.ts';
import { BookingStatusBadge } from '../../../shared/booking/booking-status-badge.tsx';
import { Row, Stack } from '../../../design/layout/stack.tsx';
import { Text } from '../../../design/text/text.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { DrawerSection } from '../layout/drawer-section.tsx';
import { PersonName } from '../names/person-name.tsx';
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
import { bookingDayOf, resortNameOf, totalOf } from './booking-labels.ts';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s16};
  align-items: start;
`;

const HeadBody = styled.div`
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

function ResortHead({ booking }: { booking: BookingRecord }) {
  const { resort } = booking;
  const name = resortNameOf(booking);
  return (
    <Head>
      <BookingThumb image={resort.image} />
      <HeadBody>
        <Name>
          {resort.id === '' ? (
            name
          ) : (
            <TextLink $alone to={resortPath(resort.id)}>
              {name}
            </TextLink>
          )}
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
        <Line>
          {booking.number === null ? 'Booking' : `${booking.number} ·`} {booking.id}
        </Line>
      </HeadBody>
    </Head>
  );
}

/** The rows of the price, then how it was paid. */
const priceFacts = (booking: BookingRecord): Fact[] => {
  const quote = quoteOf(booking);
  const sum = quote === null ? [] : quoteFigures(quote).rows.filter((row) => row.sum !== true);
  return [
    ...sum,
    { label: 'Total', value: totalOf(booking), isSum: true },
    ...paymentFacts(booking),
  ];
};

/** Everything the club knows about a booking, for admins. */
export function BookingDetail({ booking }: { booking: BookingRecord }) {
  return (
    <Stack $gap="s24">
      <ResortHead booking={booking} />
      <DrawerSection title="Stay">
        <FactList facts={stayFacts(booking)} />
      </DrawerSection>
      <DrawerSection title="Price">
        <FactList facts={priceFacts(booking)} />
      </DrawerSection>
      <DrawerSection title="Who checks in">
        <FactList facts={guestFacts(booking)} />
      </DrawerSection>
      <DrawerSection title="Billing">
        <FactList facts={billingFacts(booking)} />
      </DrawerSection>
      <DrawerSection title="Member">
        <HeadBody>
          <PersonName first uid={booking.uid} />
          {booking.email !== '' && (
            <TextLink $alone to={userSearchPath(booking.email)}>
              {booking.email}
            </TextLink>
          )}
        </HeadBody>
      </DrawerSection>
      <DrawerSection title="History">
        <BookingHistory history={booking.history} />
        <Text $size="small">
          <TextLink $alone to={auditTrailPath(booking.id)}>
            In the audit trail
          </TextLink>
        </Text>
      </DrawerSection>
    </Stack>
  );
}
