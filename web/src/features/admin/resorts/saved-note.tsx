import { displayName } from '@club/domain/resort/resort-name';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { useEffect, useRef } from 'react';
import { PATHS, resortPath } from '../../../shared/routes/paths.ts';
import { Button } from '../../../design/actions/button.tsx';
import { ButtonLink } from '../../../design/actions/button-link.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Row } from '../../../design/layout/stack.tsx';
import { FocusTarget } from '../layout/focus-target.ts';

type SavedNoteProps = {
  resort: StoredResort;
  /** Called for 'Add another'; without it the resort was changed, not added. */
  onAddAnother?: (() => void) | undefined;
};

/** After a save: which resort it is, and the next steps. Takes the focus, because the form was reset. */
export function SavedNote({ resort, onAddAnother }: SavedNoteProps) {
  const target = useRef<HTMLDivElement>(null);
  const id = resort._id;
  useEffect(() => {
    target.current?.focus();
  }, []);
  const name = displayName(resort.place_name);
  return (
    <FocusTarget ref={target} tabIndex={-1}>
      <Alert
        tone="good"
        title={onAddAnother === undefined ? `${name} is changed.` : `${name} is added as ${id}.`}
        action={
          <Row $gap="s20">
            <ButtonLink variant="link" size="small" to={resortPath(id)}>
              View resort
            </ButtonLink>
            {onAddAnother === undefined ? (
              <ButtonLink variant="link" size="small" to={PATHS.adminResorts}>
                All resorts
              </ButtonLink>
            ) : (
              <Button variant="link" size="small" onClick={onAddAnother}>
                Add another
              </Button>
            )}
          </Row>
        }
      >
        {resort.available
          ? 'Travelers see it within a moment, also on pages that are open.'
          : 'It is not available, so it is in no list of travelers.'}
      </Alert>
    </FocusTarget>
  );
}
