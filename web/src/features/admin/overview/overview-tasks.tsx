import {
  CalendarSearch,
  MapPinPlus,
  Palmtree,
  ScrollText,
  ShieldPlus,
  UserSearch,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PATHS } from '../../../shared/routes/paths.ts';
import { media } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { Stack } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';

/** The most frequent tasks of admins. */
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

/** Links to the most frequent tasks. */
export function OverviewTasks() {
  return (
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
  );
}
