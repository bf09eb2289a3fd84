import { formatCount } from '@club/domain/money/cents';
import {
  ArrowRight,
  CalendarSearch,
  MapPinPlus,
  Palmtree,
  ScrollText,
  ShieldPlus,
  UserSearch,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useAdminLive } from '../../../lib/live-data.tsx';
import type { ClubTotals } from '../../../lib/live-sources.ts';
import { PATHS } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { displayType, tabularType } from '../../../theme/typography.ts';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { TheBooks } from './the-books.tsx';

/** What people come to the desk for; none of it costs a read. */
const TASKS = [
  {
    to: PATHS.adminBookings,
    label: 'Look up a booking',
    text: 'By email, name, resort or number; cancel it or move it on.',
    Icon: CalendarSearch,
  },
  {
    to: PATHS.adminUsers,
    label: 'Find a user',
    text: 'See their bookings, change their role, remove them.',
    Icon: UserSearch,
  },
  {
    to: PATHS.adminAdmins,
    label: 'Add an admin',
    text: 'See who runs the club, and who else should.',
    Icon: ShieldPlus,
  },
  {
    to: PATHS.adminResortForm,
    label: 'Add a resort',
    text: 'It is in the directory the moment you save it.',
    Icon: MapPinPlus,
  },
  {
    to: PATHS.adminResorts,
    label: 'Edit a resort',
    text: 'Change its facts, withdraw it, or put it back.',
    Icon: Palmtree,
  },
  {
    to: PATHS.adminAudit,
    label: 'Read the audit trail',
    text: 'Who changed what, and when.',
    Icon: ScrollText,
  },
] as const;

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

const Tasks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${theme.space.s4} ${theme.space.s16};
  margin-inline: calc(-1 * ${theme.space.s12});
`;

const Task = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s2} ${theme.space.s12};
  height: 100%;
  padding: ${theme.space.s12};
  border-radius: ${theme.radius.control};
  align-content: start;

  > svg {
    grid-row: 1 / 3;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.125rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }

  > strong {
    font-weight: 600;
  }

  > span {
    font-size: ${theme.size.small};
    line-height: 1.45;
    color: ${theme.colour.soft};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.sunken};
    }
  }
`;

function TotalCounts({ totals }: { totals: ClubTotals }) {
  const counts = [
    { to: PATHS.adminBookings, label: 'Total Bookings', count: totals.bookings },
    { to: PATHS.adminUsers, label: 'Total Users', count: totals.users },
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

/** /admin-panel/admin-overview (rules 1.14): who is signed in, the club's totals, what to do next. */
export default function AdminOverviewPage() {
  useDocumentTitle('Admin overview');
  const session = useSession();
  const totals = useAdminLive('clubTotals');
  if (session.status !== 'signed-in') return null;
  return (
    <Stack $gap="s40">
      <Row $gap="s20">
        <Avatar name={session.name} photoUrl={session.photoUrl} size="large" />
        <div>
          <Row $gap="s12">
            <Heading level={1} size="h2">
              {session.name}
            </Heading>
            <Badge tone="lagoon">Admin</Badge>
          </Row>
          <Text $tone="soft">{session.email}</Text>
        </div>
      </Row>
      {totals.status === 'loading' && (
        <SkeletonGroup label="Counting...">
          <Counts>
            <li>
              <SkeletonBlock $height="7rem" />
            </li>
            <li>
              <SkeletonBlock $height="7rem" />
            </li>
          </Counts>
        </SkeletonGroup>
      )}
      {totals.status === 'error' && (
        <ErrorState title="The totals could not be loaded" onRetry={totals.retry} />
      )}
      {totals.status === 'ready' && <TotalCounts totals={totals.data} />}
      <Stack as="nav" $gap="s16" aria-label="Tasks">
        <Heading level={2} size="h4">
          What would you like to do?
        </Heading>
        <Tasks>
          {TASKS.map(({ to, label, text, Icon }) => (
            <li key={to}>
              <Task to={to}>
                <Icon aria-hidden />
                <strong>{label}</strong> <span>{text}</span>
              </Task>
            </li>
          ))}
        </Tasks>
      </Stack>
      <TheBooks />
    </Stack>
  );
}
