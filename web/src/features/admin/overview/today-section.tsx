import type { LocalDate } from '@club/domain/calendar/local-date';
import type { ClubOverview } from '@club/domain/overview';
import { ARRIVAL_STATUS, FAILED_STATUS, OVERVIEW_DAYS, overviewDays } from '@club/domain/overview';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatCount } from '../../../formats/reader-formats.ts';
import { useToday } from '../../../kernel/time/today.tsx';
import { BOOKINGS_LIST } from '../../../shared/admin-lists/admin-lists.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { PATHS } from '../../../shared/routes/paths.ts';
import { media } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { displayType, tabularType } from '../../../design/theme/typography.ts';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { RoomOf } from '../../../design/feedback/room-of.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../design/feedback/skeleton.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { DaysChart } from './days-chart.tsx';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s24} ${theme.space.s16};

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Figure = styled.div<{ $isBad: boolean }>`
  display: grid;
  gap: ${theme.space.s4};
  align-content: start;
  padding-left: ${theme.space.s16};
  border-left: 3px solid ${({ $isBad }) => ($isBad ? theme.colour.bad : theme.colour.line)};

  > dt {
    font-size: ${theme.size.small};
    color: ${theme.colour.soft};
  }

  > dd {
    ${displayType}
    ${tabularType}
    font-size: ${theme.size.h2};
    line-height: 1.1;
  }

  > dd > a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.target};
    min-height: ${theme.target};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

type FigureLine = { label: string; count: number; to: string; isBad?: boolean };

/** The address of the bookings that a figure counts. */
const bookingsAt = (chosen: Parameters<typeof BOOKINGS_LIST.withChange>[1]): string =>
  `${PATHS.adminBookings}?${BOOKINGS_LIST.withChange(new URLSearchParams(), chosen).toString()}`;

/** Today, and what needs an answer; failed payments of the last days, because they are rare. */
const figuresOf = ({ arrivals, days, openTickets }: ClubOverview, today: string): FigureLine[] => [
  {
    label: 'Arrivals today',
    count: arrivals[today] ?? 0,
    to: bookingsAt({ status: ARRIVAL_STATUS, from: today, until: today, sort: 'arrival' }),
  },
  {
    label: 'New bookings today',
    count: days.at(-1)?.booked ?? 0,
    // The day of the figure, which is the server's.
    to: bookingsAt({ from: days.at(-1)?.day ?? today, until: days.at(-1)?.day ?? today }),
  },
  {
    label: `Failed payments, last ${OVERVIEW_DAYS} days`,
    count: days.reduce((sum, { failed }) => sum + failed, 0),
    to: bookingsAt({
      status: FAILED_STATUS,
      from: days[0]?.day ?? today,
      until: days.at(-1)?.day ?? today,
    }),
  },
  {
    label: 'Open tickets',
    count: openTickets,
    to: `${PATHS.adminSupport}?state=open`,
    isBad: openTickets > 0,
  },
];

function Section({ children }: { children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack as="section" $gap="s20" aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId}>
        Today
      </Heading>
      {children}
    </Stack>
  );
}

function Overview({ overview, today }: { overview: ClubOverview; today: LocalDate }) {
  return (
    <Stack $gap="s20">
      <Figures>
        {figuresOf(overview, today).map(({ label, count, to, isBad = false }) => (
          <Figure key={label} $isBad={isBad}>
            <dt>{label}</dt>
            <dd>
              <Link to={to} aria-label={`${label}: ${formatCount(count)}`}>
                {formatCount(count)}
              </Link>
            </dd>
          </Figure>
        ))}
      </Figures>
      <DaysChart days={overview.days} />
    </Stack>
  );
}

const nothingCounted = (today: LocalDate): ClubOverview => ({
  days: overviewDays(today).map((day) => ({ day, booked: 0, failed: 0 })),
  arrivals: {},
  openTickets: 0,
});

/** What happens today and happened in the last days, live from one document. */
export function TodaySection() {
  const today = useToday();
  const live = useAdminLive('clubOverview');
  if (live.status === 'loading') {
    return (
      <Section>
        <RoomOf content={<Overview overview={nothingCounted(today)} today={today} />}>
          <SkeletonGroup label="Loading today...">
            <SkeletonBlock $height="20rem" />
          </SkeletonGroup>
        </RoomOf>
      </Section>
    );
  }
  if (live.status === 'error') {
    return (
      <Section>
        <ErrorState level={3} title="Today could not be loaded" onRetry={live.retry} />
      </Section>
    );
  }
  if (live.data === null) {
    return (
      <Section>
        <Text $tone="soft">
          Nothing has been counted yet. The first figures appear in a minute.
        </Text>
      </Section>
    );
  }
  return (
    <Section>
      <Overview overview={live.data} today={today} />
    </Section>
  );
}
