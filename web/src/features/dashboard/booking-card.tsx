import type { Booking } from '@club/domain/booking/booking';
import { isCompleted } from '@club/domain/booking/booking-state';
import { formatDayWithWeekday } from '@club/domain/calendar/day-format';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { bookingTotal } from '../../shared/booking/booking-total.ts';
import { resortPath, stayPath, tripPath } from '../../shared/routes/paths.ts';
import { BookingStatusBadge } from '../../shared/booking/booking-status-badge.tsx';
import { StayCard } from '../../shared/booking/stay-card.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8} ${theme.space.s24};
  font-size: ${theme.size.small};
`;

/** A stay of the member, and the way to its own page (rules 1.12). */
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
      ]}
    >
      {(nameId) => (
        <Links>
          <TextLink to={tripPath(booking.id)} aria-describedby={nameId}>
            View Stay
          </TextLink>
          {isCompleted(booking.status) && booking.reviewId === null && (
            <TextLink to={tripPath(booking.id)} aria-describedby={nameId}>
              Review Your Stay
            </TextLink>
          )}
          <TextLink to={resortPath(booking.resort.id)} aria-describedby={nameId}>
            View Resort
          </TextLink>
          <TextLink
            to={stayPath('confirmation', { resort: booking.resort.id }, { booking: booking.id })}
            aria-describedby={nameId}
          >
            Receipt
          </TextLink>
        </Links>
      )}
    </StayCard>
  );
}
