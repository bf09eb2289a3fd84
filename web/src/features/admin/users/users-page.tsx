import { formatCount } from '../../../formats/reader-formats.ts';
import { styled } from 'styled-components';
import { COUNT_CEILING } from '../../../shared/admin-lists/admin-counts.ts';
import { USERS_LIST } from '../../../shared/admin-lists/admin-lists.ts';
import { usePageHead } from '../../../kernel/routing/page-head.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { useSession } from '../../../kernel/session/session.tsx';
import { theme } from '../../../design/theme/theme.ts';
import { SkeletonBlock } from '../../../design/feedback/skeleton.tsx';
import { AdminListFrame } from '../list/admin-list-frame.tsx';
import { useAdminList, useMatchCount } from '../list/use-admin-list.ts';
import { usePeopleTasks } from './use-people-tasks.ts';
import { UserCard } from './user-card.tsx';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${theme.space.s16};
`;

function CardSkeletons() {
  return (
    <Cards>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <li key={place}>
          <SkeletonBlock $height="11rem" />
        </li>
      ))}
    </Cards>
  );
}

const countText = (count: number | null): string => {
  if (count === null) return '';
  return count >= COUNT_CEILING
    ? ` (more than ${formatCount(COUNT_CEILING - 1)})`
    : ` (${formatCount(count)})`;
};

/** /admin-panel/user-control (rules 1.14): every user with their role, live, a page at a time. */
export default function UsersPage() {
  usePageHead({ title: 'User control' });
  const session = useSession();
  const ownUid = session.status === 'signed-in' ? session.uid : '';
  const view = useAdminList(USERS_LIST);
  const matching = useMatchCount(view);
  const totals = useAdminLive('clubTotals');
  const total = totals.status === 'ready' ? totals.data.users : null;
  const tasks = usePeopleTasks();

  return (
    <AdminListFrame
      view={view}
      label="Users"
      title={`All Users${countText(view.isPart ? matching : total)}`}
      skeleton={<CardSkeletons />}
      rows={tasks.latest(view.shown?.rows ?? [])}
      empty={{
        title: 'No users found.',
        hint: 'No user matches the search and the filters.',
        showAll: 'Show all users',
      }}
    >
      {(people) => (
        <Cards aria-label="Users">
          {people.map((person) => (
            <li key={person.uid}>
              <UserCard person={person} isSelf={person.uid === ownUid} tasks={tasks} />
            </li>
          ))}
        </Cards>
      )}
    </AdminListFrame>
  );
}
