import type { Booking } from '@club/domain/booking/booking';
import { formatDayWithWeekday } from '@club/domain/calendar/day-format';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { displayType, tabularType } from '../../theme/typography.ts';
import { bookingTotal } from '../../lib/booking-total.ts';
import { resortPath, stayPath, tripPath } from '../../lib/paths.ts';
import { BookingStatusBadge } from '../../ui/booking/booking-status-badge.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';

const Shape = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: 0 0 0 1px ${theme.colour.line};

  ${media.tablet} {
    grid-template-columns: 13rem minmax(0, 1fr);

    > :first-child {
      height: 100%;
      min-height: 12rem;
      aspect-ratio: auto;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s16};
  padding: ${theme.space.s20};
`;

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s4};
`;

const Name = styled.h3`
  ${displayType}
  font-size: ${theme.size.h4};
  line-height: 1.22;
`;

const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.colour.lagoonHover};
    }
  }
`;

const Place = styled.p`
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

const Facts = styled.dl`
  ${tabularType}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${theme.space.s12} ${theme.space.s24};
  font-size: ${theme.size.small};
  line-height: 1.45;

  dt {
    color: ${theme.colour.soft};
  }

  dd {
    font-weight: 600;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8} ${theme.space.s24};
  font-size: ${theme.size.small};
`;

/** A stay of the member, and the way to its own page (S§2 Dashboard). */
export function BookingCard({ booking }: { booking: Booking }) {
  const nameId = useId();
  const facts = [
    { label: 'Start Date', value: formatDayWithWeekday(booking.startDate) },
    { label: 'End Date', value: formatDayWithWeekday(booking.endDate) },
    { label: 'Unit Type', value: unitTypeLabel(booking.unitType) },
    { label: 'Price', value: bookingTotal(booking) },
  ];
  return (
    <Shape aria-labelledby={nameId}>
      <Picture src={booking.resort.image} alt="" ratio="16 / 10" />
      <Words>
        <Head>
          <BookingStatusBadge status={booking.status} />
          <Name id={nameId}>
            <NameLink to={tripPath(booking.id)}>{displayName(booking.resort.placeName)}</NameLink>
          </Name>
          <Place>{booking.resort.location}</Place>
        </Head>
        <Facts>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </Facts>
        <Links>
          <TextLink to={tripPath(booking.id)} aria-describedby={nameId}>
            View Stay
          </TextLink>
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
      </Words>
    </Shape>
  );
}
