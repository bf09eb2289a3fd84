import { formatCount } from '@club/domain/money/cents';
import type { StoredUser } from '@club/domain/user/user';
import { ROLES } from '@club/domain/user/user';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { type QueryChange, useAddressQuery } from '../../../lib/use-address-query.ts';
import type { UserSort, UsersQuery } from '../../../lib/admin-lists.ts';
import { USER_SORTS } from '../../../lib/admin-lists.ts';
import { COUNT_CEILING, countUsers } from '../../../lib/admin-counts.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useAdminLive } from '../../../lib/live-data.tsx';
import { useSession } from '../../../lib/session.tsx';
import { useLastReady } from '../../../lib/use-last-ready.ts';
import { useServerCount } from '../../../lib/use-server-count.ts';
import { theme } from '../../../theme/theme.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ListToolbar } from '../../../ui/data/list-toolbar.tsx';
import { LivePage } from '../../../ui/data/live-page.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { ROLE_LABELS } from './role-badge.tsx';
import { usePeopleTasks } from './use-people-tasks.ts';
import { UserCard } from './user-card.tsx';
import {
  MAX_SEARCH_LENGTH,
  NO_FILTER,
  type UsersFilter,
  isFiltered,
  usersListStateOf,
  usersQueryOf,
  withUsersFilter,
} from './users-list-state.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${theme.space.s16};
`;

const SORT_LABELS: Record<UserSort, string> = { newest: 'Newest first', name: 'Name' };

const ROLE_OPTIONS = [
  { value: '', label: 'All' },
  ...ROLES.map((role) => ({ value: role, label: `${ROLE_LABELS[role]}s` })),
];
const SORT_OPTIONS = USER_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

// The text is made of the same type by the page below.
const countAsked = (of: string): Promise<number> => countUsers(JSON.parse(of) as UsersQuery);

type FiltersProps = { filter: UsersFilter; onChange: (change: Partial<UsersFilter>) => void };

function Filters({ filter, onChange }: FiltersProps) {
  return (
    <>
      <SelectInput
        label="Role"
        options={ROLE_OPTIONS}
        value={filter.role ?? ''}
        onChange={(event) => {
          const role = ROLES.find((one) => one === event.target.value) ?? null;
          onChange({ role });
        }}
      />
      <SelectInput
        label="Order"
        options={SORT_OPTIONS}
        value={filter.sort}
        onChange={(event) => {
          const sort = USER_SORTS.find((one) => one === event.target.value) ?? NO_FILTER.sort;
          onChange({ sort });
        }}
      />
    </>
  );
}

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

const countWords = (count: number | null): string => {
  if (count === null) return '';
  return count >= COUNT_CEILING
    ? ` (more than ${formatCount(COUNT_CEILING - 1)})`
    : ` (${formatCount(count)})`;
};

/** /admin-panel/user-control (rules 1.14): every user with their role, live, a page at a time. */
export default function UsersPage() {
  useDocumentTitle('User control');
  const session = useSession();
  const ownUid = session.status === 'signed-in' ? session.uid : '';
  const { query, change } = useAddressQuery();
  const top = useRef<HTMLHeadingElement>(null);
  const state = usersListStateOf(query);
  const isPart = isFiltered(state);
  const wanted = usersQueryOf(state);
  const totals = useAdminLive('clubTotals');
  const page = useAdminLive('adminUsers', wanted);
  const shown = useLastReady(page);
  const tasks = usePeopleTasks();
  const people = (shown?.rows ?? [])
    .map((person) => tasks.latest(person))
    .filter((person): person is StoredUser => person !== null);
  const version = (shown?.rows ?? []).map(({ uid }) => uid).join();
  const asked = isPart ? JSON.stringify({ ...wanted, sort: NO_FILTER.sort, after: null }) : null;
  const matching = useServerCount(asked, version, countAsked);
  const total = totals.status === 'ready' ? totals.data.users : null;

  const apply = (filter: Partial<UsersFilter>): void => {
    change((now) => withUsersFilter(now, filter), { preventScrollReset: true });
  };
  const search = (text: string): void => {
    // One step of the history for a search, however long it was typed.
    change(
      (now) => withUsersFilter(now, { search: text }),
      (now) => ({ replace: usersListStateOf(now).search !== '', preventScrollReset: true }),
    );
  };
  const turn = (turned: QueryChange): void => {
    change(turned);
    top.current?.focus({ preventScroll: true });
  };

  return (
    <Stack $gap="s24">
      <Heading level={1} size="h2" ref={top} tabIndex={-1}>
        All Users{countWords(isPart ? matching : total)}
      </Heading>
      <ListToolbar
        label="Users"
        search={{
          label: 'Search',
          placeholder: 'Name or email',
          value: state.search,
          maxLength: MAX_SEARCH_LENGTH,
          onSearch: search,
        }}
        filters={<Filters filter={state} onChange={apply} />}
      />
      <LivePage
        rowsName="users"
        errorTitle="The users could not be loaded"
        page={page}
        shown={shown}
        skeleton={<CardSkeletons />}
        onTurn={turn}
      >
        {() =>
          people.length === 0 ? (
            <EmptyState
              title="No users found."
              text={isPart ? 'Nobody fits the search and the filters.' : undefined}
              action={
                <Button
                  variant="quiet"
                  onClick={() => {
                    apply(NO_FILTER);
                  }}
                >
                  Show all users
                </Button>
              }
            />
          ) : (
            <Cards aria-label="Users">
              {people.map((person) => (
                <li key={person.uid}>
                  <UserCard person={person} isSelf={person.uid === ownUid} tasks={tasks} />
                </li>
              ))}
            </Cards>
          )
        }
      </LivePage>
    </Stack>
  );
}
