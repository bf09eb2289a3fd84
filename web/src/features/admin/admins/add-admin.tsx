import { queryKey } from '@club/domain/search/prefix-keys';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { userSearchPath } from '../../../shared/routes/paths.ts';
import { useLastReady } from '../../../kernel/live/use-last-ready.ts';
import { theme } from '../../../design/theme/theme.ts';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../../design/feedback/skeleton.tsx';
import { SearchInput } from '../../../design/form/search-input.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import type { PeopleTasks } from '../users/use-people-tasks.ts';
import { AdminsTable } from './admins-table.tsx';

/** Members shown at once; a few more letters narrow them down. */
const MOST_SHOWN = 5;

const Field = styled.div`
  max-width: 26rem;
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s16};
`;

type FoundProps = { searchKey: string; typed: string; ownUid: string; tasks: PeopleTasks };

function Found({ searchKey, typed, ownUid, tasks }: FoundProps) {
  const page = useAdminLive('adminUsers', {
    filters: { role: 'user', search: searchKey },
    sort: 'name',
    after: null,
  });
  const shown = useLastReady(page);
  if (page.status === 'error') {
    return (
      <ErrorState
        level={3}
        title="The members could not be searched"
        text="The club did not respond. You may be offline."
        onRetry={page.retry}
      />
    );
  }
  if (shown === null) {
    return (
      <SkeletonGroup label="Searching...">
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  const people = tasks.latest(shown.rows).filter(({ isAdmin }) => !isAdmin);
  if (people.length === 0) {
    return (
      <Text as="output" $size="small" $tone="soft">
        No member is found by “{typed}”.
      </Text>
    );
  }
  return (
    <Stack $gap="s12">
      <AdminsTable
        caption="Members found"
        people={people.slice(0, MOST_SHOWN)}
        ownUid={ownUid}
        tasks={tasks}
      />
      {people.length > MOST_SHOWN && (
        <Text $size="small" $tone="soft">
          There are more. Type on, or look at{' '}
          <TextLink to={userSearchPath(typed)}>all of them in User control</TextLink>.
        </Text>
      )}
    </Stack>
  );
}

type AddAdminProps = { ownUid: string; tasks: PeopleTasks };

/** Finds a member by name or email, to make them an admin without leaving the screen. */
export function AddAdmin({ ownUid, tasks }: AddAdminProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const searchKey = queryKey(typed);
  return (
    <Section aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId}>
        Add an admin
      </Heading>
      <Field>
        <SearchInput
          label="Find a member"
          help="Name or email, two letters or more."
          value={typed}
          onSearch={setTyped}
        />
      </Field>
      {searchKey !== null && (
        <Found searchKey={searchKey} typed={typed} ownUid={ownUid} tasks={tasks} />
      )}
    </Section>
  );
}
