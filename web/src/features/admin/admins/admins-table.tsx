import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import type { StoredUser } from '@club/domain/user/user';
import { roleOf } from '@club/domain/user/user';
import { styled } from 'styled-components';
import { instantDay } from '../../../kernel/time/instant-text.ts';
import { auditTrailPath } from '../../../shared/routes/paths.ts';
import { media } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { Button } from '../../../design/actions/button.tsx';
import { Avatar } from '../../../design/data/avatar.tsx';
import { type Column, Table } from '../../../design/data/table.tsx';
import { CellNote, NoBreak } from '../../../design/data/table-text.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { RoleBadge, UnconfirmedBadge } from '../users/role-badge.tsx';
import { TaskError } from '../users/task-error.tsx';
import type { PeopleTasks } from '../users/use-people-tasks.ts';

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s12};
  align-items: center;
  font-weight: 600;
  overflow-wrap: anywhere;

  ${media.tablet} {
    min-width: 8rem;
  }
`;

const Action = styled.div`
  display: grid;
  gap: ${theme.space.s8};
  justify-items: start;
`;

type RowProps = { person: StoredUser; ownUid: string; tasks: PeopleTasks };

function RoleButton({ person, ownUid, tasks }: RowProps) {
  const isSelf = person.uid === ownUid;
  const isAdmin = roleOf(person) === 'admin';
  const reasonId = `self-${person.uid}`;
  const state = tasks.stateOf(person.uid);
  return (
    <Action>
      <Button
        variant="quiet"
        size="small"
        disabled={isSelf}
        busy={state.kind === 'busy'}
        busyLabel="Saving..."
        aria-label={`${isAdmin ? 'Remove Admin' : 'Make Admin'}: ${person.name}`}
        aria-describedby={isSelf ? reasonId : undefined}
        onClick={() => {
          tasks.run(isAdmin ? 'make-user' : 'make-admin', person);
        }}
      >
        {isAdmin ? 'Remove Admin' : 'Make Admin'}
      </Button>
      {isSelf && <CellNote id={reasonId}>{SCREEN_TEXTS.selfDemotion}</CellNote>}
      <TaskError person={person} tasks={tasks} />
    </Action>
  );
}

const columnsWith = (ownUid: string, tasks: PeopleTasks): Column<StoredUser>[] => [
  {
    id: 'name',
    header: 'Name',
    card: 'title',
    cell: (person) => (
      <Person>
        {/* Never their photo: loading it would tell its host who looks. */}
        <Avatar name={person.name} size="small" />
        <span>
          {person.name}
          {person.uid === ownUid && <CellNote>This is you</CellNote>}
        </span>
      </Person>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    cell: (person) => (
      <>
        {person.email} <UnconfirmedBadge person={person} />
      </>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    narrow: true,
    cell: (person) => <RoleBadge role={roleOf(person)} />,
  },
  {
    id: 'changed',
    header: 'In this role since',
    narrow: true,
    cell: (person) => (
      <TextLink $alone to={auditTrailPath(person.uid)}>
        <NoBreak>{instantDay(person.roleChangedAt) ?? 'Unknown'}</NoBreak>
        <VisuallyHidden>: audit trail of {person.name}</VisuallyHidden>
      </TextLink>
    ),
  },
  {
    id: 'action',
    header: 'Action',
    card: 'foot',
    cell: (person) => <RoleButton person={person} ownUid={ownUid} tasks={tasks} />,
  },
];

type AdminsTableProps = {
  caption: string;
  people: readonly StoredUser[];
  ownUid: string;
  tasks: PeopleTasks;
};

/** Users with name, email and role, and the button that changes it (rules 1.14). */
export function AdminsTable({ caption, people, ownUid, tasks }: AdminsTableProps) {
  return (
    <Table
      caption={caption}
      columns={columnsWith(ownUid, tasks)}
      rows={people}
      rowKey={(person) => person.uid}
    />
  );
}
