import type { StoredUser } from '@club/domain/user/user';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import type { PeopleTasks } from './use-people-tasks.ts';

type TaskTroubleProps = { person: StoredUser; tasks: PeopleTasks };

/** Why a task about somebody failed, beside them, with another try. */
export function TaskTrouble({ person, tasks }: TaskTroubleProps) {
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
