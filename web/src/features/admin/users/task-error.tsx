import type { StoredUser } from '@club/domain/user/user';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import type { PeopleTasks } from './use-people-tasks.ts';

type TaskErrorProps = { person: StoredUser; tasks: PeopleTasks };

/** Why a task about a user failed, with a retry. */
export function TaskError({ person, tasks }: TaskErrorProps) {
  const state = tasks.stateOf(person.uid);
  if (state.kind !== 'failed') return null;
  return (
    <Alert
      tone="bad"
      live
      action={
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            tasks.retry(state.task, person);
          }}
        >
          Retry
        </Button>
      }
    >
      {state.text}
    </Alert>
  );
}
