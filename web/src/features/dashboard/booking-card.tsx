import type { Booking } from '@club/domain/booking/booking';
import { isCompleted } from '@club/domain/booking/booking-state';
import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { numberFact } from '../../shared/booking/number-fact.ts';
import { bookingTotal } from '../../shared/booking/booking-total.ts';
import { receiptPath, resortPath, tripPath } from '../../shared/routes/paths.ts';
import { BookingStatusBadge } from '../../shared/booking/booking-status-badge.tsx';
import { StayCard } from '../../shared/booking/stay-card.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8} ${theme.space.s24};
  font-size: ${theme.size.small};
`;

/** A stay of the member, with a link to its page (rules 1.12). */
export function BookingCard({ booking }: { booking: Booking }) {
  return (
    <StayCard
      pictureSrc={booking.resort.image}
      standing={<BookingStatusBadge status={booking.status} />}
      name={displayName(booking.resort.placeName)}
      to={tripPath(booking.id)}
      place={booking.resort.location}
      facts={[
        { label: 'Start Date', value: formatDayWithWeekday(booking.startDate) },
        { label: 'End Date', value: formatDayWithWeekday(booking.endDate) },
        { label: 'Unit Type', value: unitTypeLabel(booking.unitType) },
        { label: 'Price', value: bookingTotal(booking) },
        ...numberFact(booking),
      ]}
    >
      {(nameId) => (
        <Links>
          <TextLink $alone to={tripPath(booking.id)} aria-describedby={nameId}>
            View Stay
          </TextLink>
          {isCompleted(booking.status) && booking.reviewId === null && (
            <TextLink $alone to={tripPath(booking.id)} aria-describedby={nameId}>
              Review Your Stay
            </TextLink>
          )}
          <TextLink $alone to={resortPath(booking.resort.id)} aria-describedby={nameId}>
            View Resort
          </TextLink>
          <TextLink $alone to={receiptPath(booking.id)} aria-describedby={nameId}>
            Receipt
          </TextLink>
        </Links>
      )}
    </StayCard>
  );
}
