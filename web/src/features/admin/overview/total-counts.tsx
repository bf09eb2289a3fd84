import { formatCount } from '../../../formats/reader-formats.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import type { ClubTotals } from '../../../shared/live/admin-sources.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { media } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { displayType, tabularType } from '../../../design/theme/typography.ts';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { RoomOf } from '../../../design/feedback/room-of.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../design/feedback/skeleton.tsx';

const Counts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s16};
`;

const Count = styled(Link)`
  display: grid;
  gap: ${theme.space.s4};
  height: 100%;
  padding: ${theme.space.s20};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sunken};
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};

  > :first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s8};
    color: ${theme.colour.soft};

    > svg {
      display: none;
      flex: none;
      width: 1.15rem;
      height: 1.15rem;
      stroke-width: 1.75;

      ${media.tablet} {
        display: block;
      }
    }
  }

  > :last-child {
    ${displayType}
    ${tabularType}
    font-size: ${theme.size.h1};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.lagoonTint};
    }
  }
`;

function Totals({ bookings, users }: ClubTotals) {
  const counts = [
    { to: PATHS.adminBookings, label: 'Total Bookings', count: bookings },
    { to: PATHS.adminUsers, label: 'Total Users', count: users },
  ];
  return (
    <Counts>
      {counts.map(({ to, label, count }) => (
        <li key={to}>
          <Count to={to}>
            <span>
              {label}
              <ArrowRight aria-hidden />
            </span>{' '}
            <span>{formatCount(count)}</span>
          </Count>
        </li>
      ))}
    </Counts>
  );
}

/** How many bookings and users the club has, live; each leads to its list. */
export function TotalCounts() {
  const totals = useAdminLive('clubTotals');
  switch (totals.status) {
    case 'loading':
      return (
        <RoomOf content={<Totals bookings={0} users={0} />}>
          <SkeletonGroup label="Counting...">
            <SkeletonBlock $height="6rem" />
          </SkeletonGroup>
        </RoomOf>
      );
    case 'error':
      return <ErrorState title="The totals could not be loaded" onRetry={totals.retry} />;
    case 'ready':
      return <Totals {...totals.data} />;
  }
}
