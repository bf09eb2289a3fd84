import { EMPTY_LISTS } from '@club/domain/api/messages';
import type { StoredUser } from '@club/domain/user/user';
import { useRef, useState } from 'react';
import { type QueryChange, useAddressQuery } from '../../../kernel/routing/use-address-query.ts';
import { trailOf } from '../../../kernel/routing/cursor-trail.ts';
import { usePageHead } from '../../../kernel/routing/page-head.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { useSession } from '../../../kernel/session/session.tsx';
import { useLastReady } from '../../../kernel/live/use-last-ready.ts';
import { LivePage } from '../../../shared/lists/live-page.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { SkeletonText } from '../../../design/feedback/skeleton.tsx';
import { Stack } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { type PeopleTasks, usePeopleTasks } from '../users/use-people-tasks.ts';
import { AddAdmin } from './add-admin.tsx';
import { AdminsTable } from './admins-table.tsx';
import { withRemoved } from './removed-admins.ts';

/** Admins who were removed in this visit stay in the list, with a button to undo it. */
const useRemovedAdmins = (
  tasks: PeopleTasks,
): { removed: readonly StoredUser[]; run: PeopleTasks['run'] } => {
  const [removed, setRemoved] = useState<readonly StoredUser[]>([]);
  return {
    removed: tasks.latest(removed),
    run: (task, person) => {
      if (task === 'make-user') {
        setRemoved((list) => [...list.filter(({ uid }) => uid !== person.uid), person]);
      }
      tasks.run(task, person);
    },
  };
};

/** /admin-panel/admin-control (rules 1.14): who is an admin, live, and adding another. */
export default function AdminsPage() {
  usePageHead({ title: 'Admin control' });
  const session = useSession();
  const ownUid = session.status === 'signed-in' ? session.uid : '';
  const { query, change } = useAddressQuery();
  const top = useRef<HTMLHeadingElement>(null);
  const trail = trailOf(query);
  const page = useAdminLive('adminUsers', {
    filters: { role: 'admin' },
    sort: 'name',
    after: trail.at(-1) ?? null,
  });
  const shown = useLastReady(page);
  const tasks = usePeopleTasks();
  const { removed, run } = useRemovedAdmins(tasks);
  const people = withRemoved(tasks.latest(shown?.rows ?? []), trail.length === 0 ? removed : []);

  const turn = (turned: QueryChange): void => {
    change(turned);
    top.current?.focus({ preventScroll: true });
  };

  return (
    <Stack $gap="s40">
      <Stack $gap="s24">
        <Stack $gap="s8">
          <Heading level={1} size="h2" ref={top} tabIndex={-1}>
            Admin control
          </Heading>
          <Text $tone="soft">
            Admins see every booking, change resorts, and decide who else is an admin. What they
            change counts at once and is kept in the audit trail.
          </Text>
        </Stack>
        <LivePage
          rowsName="admins"
          errorTitle="The admins could not be loaded"
          page={page}
          shown={shown}
          skeleton={<SkeletonText lines={6} />}
          onTurn={turn}
        >
          {() =>
            people.length === 0 ? (
              <EmptyState title={EMPTY_LISTS.admins} />
            ) : (
              <AdminsTable
                caption="Admins"
                people={people}
                ownUid={ownUid}
                tasks={{ ...tasks, run }}
              />
            )
          }
        </LivePage>
      </Stack>
      {/* The length of the list is not known before: what is below it would move. */}
      {(shown !== null || page.status !== 'loading') && <AddAdmin ownUid={ownUid} tasks={tasks} />}
    </Stack>
  );
}
