import { useEffect, useRef } from 'react';
import { API_ERRORS } from '@club/domain/api/errors';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Row } from '../../../design/layout/stack.tsx';
import { FocusTarget } from '../layout/focus-target.ts';

type VersionConflictProps = {
  /** The labels of the fields that the other version changed; null while it loads. */
  changed: readonly string[] | null;
  /** True after a save that was rejected for this: then it takes the focus. */
  urgent: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Another admin saved the resort while it was being edited: the admin chooses a version. */
export function VersionConflict({
  changed,
  urgent,
  onTakeTheirs,
  onKeepMine,
}: VersionConflictProps) {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (urgent) target.current?.focus();
  }, [urgent]);
  return (
    <FocusTarget ref={target} tabIndex={-1}>
      <Alert
        tone="warn"
        live
        title={API_ERRORS['resort-changed'].message}
        action={
          changed !== null && (
            <Row $gap="s12">
              <Button variant="quiet" size="small" onClick={onTakeTheirs}>
                Reload theirs
              </Button>
              <Button variant="quiet" size="small" onClick={onKeepMine}>
                Keep mine
              </Button>
            </Row>
          )
        }
      >
        {changed === null
          ? 'Their version is loading.'
          : `They changed: ${changed.join(', ')}. With theirs, what you typed is lost; with yours, the next save replaces what they wrote.`}
      </Alert>
    </FocusTarget>
  );
}
