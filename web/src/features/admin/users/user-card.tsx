import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import type { StoredUser } from '@club/domain/user/user';
import { roleOf } from '@club/domain/user/user';
import { useId } from 'react';
import { styled } from 'styled-components';
import { instantDay } from '../../../kernel/time/instant-text.ts';
import { auditTrailPath, bookingSearchPath } from '../../../shared/routes/paths.ts';
import { theme } from '../../../design/theme/theme.ts';
import { Button } from '../../../design/actions/button.tsx';
import { Avatar } from '../../../design/data/avatar.tsx';
import { Row } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { RoleBadge, UnconfirmedBadge } from './role-badge.tsx';
import { TaskError } from './task-error.tsx';
import type { PeopleTasks } from './use-people-tasks.ts';

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.s16};
  height: 100%;
  padding: ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: 0 0 0 1px ${theme.colour.line};
`;

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s12};
  align-items: center;
`;

const PersonText = styled.div`
  min-width: 0;
  font-size: ${theme.size.small};
  line-height: 1.45;
  overflow-wrap: anywhere;
  color: ${theme.colour.soft};

  > h2 {
    color: ${theme.colour.ink};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s16};
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
`;

/** At the bottom, so that the buttons of all cards in a row are aligned. */
const Foot = styled.div`
  display: grid;
  gap: ${theme.space.s12};
  align-self: end;
`;

const Reason = styled.p`
  font-size: ${theme.size.small};
  line-height: 1.45;
  color: ${theme.colour.soft};
`;

type UserCardProps = {
  person: StoredUser;
  /** True for the card of the admin themselves: admins cannot demote or remove themselves. */
  isSelf: boolean;
  tasks: PeopleTasks;
};

/** A user with photo, name, email and role, and what can be done about them (rules 1.14). */
export function UserCard({ person, isSelf, tasks }: UserCardProps) {
  const nameId = useId();
  const reasonId = useId();
  const role = roleOf(person);
  const state = tasks.stateOf(person.uid);
  const busyWith = state.kind === 'busy' ? state.task : null;
  const roleTask = role === 'admin' ? 'make-user' : 'make-admin';
  const since = instantDay(person.createdAt);
  return (
    <Card aria-labelledby={nameId}>
      <Person>
        {/* Never their photo: loading it would tell its host who looks. */}
        <Avatar name={person.name} />
        <PersonText>
          <Heading level={2} size="h4" id={nameId}>
            {person.name}
          </Heading>
          {person.email}
        </PersonText>
      </Person>
      <div>
        <Facts>
          <RoleBadge role={role} />
          <UnconfirmedBadge person={person} />
          {isSelf && <span>This is you</span>}
          {since !== null && <span>Since {since}</span>}
        </Facts>
        <Facts>
          <TextLink
            $alone
            to={bookingSearchPath(person.email)}
            aria-label={`Bookings of ${person.name}`}
          >
            Bookings
          </TextLink>
          <TextLink
            $alone
            to={auditTrailPath(person.uid)}
            aria-label={`Audit trail of ${person.name}`}
          >
            Audit trail
          </TextLink>
        </Facts>
      </div>
      <Foot>
        {isSelf && <Reason id={reasonId}>{SCREEN_TEXTS.selfDemotion}</Reason>}
        <Row $gap="s8">
          <Button
            variant="quiet"
            size="small"
            disabled={isSelf || busyWith === 'remove'}
            busy={busyWith === roleTask || busyWith === 'make-admin' || busyWith === 'make-user'}
            busyLabel="Saving..."
            aria-describedby={isSelf ? reasonId : nameId}
            onClick={() => {
              tasks.run(roleTask, person);
            }}
          >
            {role === 'admin' ? 'Make User' : 'Make Admin'}
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={isSelf || (busyWith !== null && busyWith !== 'remove')}
            busy={busyWith === 'remove'}
            busyLabel="Removing..."
            aria-describedby={isSelf ? reasonId : nameId}
            onClick={() => {
              tasks.run('remove', person);
            }}
          >
            Remove
          </Button>
        </Row>
        <TaskError person={person} tasks={tasks} />
      </Foot>
    </Card>
  );
}
