import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { API_ERRORS } from '@club/domain/api/errors';
import { theme } from '../../../design/theme/theme.ts';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Row } from '../../../design/layout/stack.tsx';

const Place = styled.div`
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});

  &:focus {
    outline: none;
  }
`;

type TwoVersionsProps = {
  /** What the other version changed, by the names of the fields; null while it is on its way. */
  changed: readonly string[] | null;
  /** True after a save that was refused for this: then it takes the focus. */
  urgent: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Somebody else saved the resort while it was being edited: both ways on. */
export function TwoVersions({ changed, urgent, onTakeTheirs, onKeepMine }: TwoVersionsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (urgent) place.current?.focus();
  }, [urgent]);
  return (
    <Place ref={place} tabIndex={-1}>
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
          ? 'Their version is on its way.'
          : `They changed: ${changed.join(', ')}. With theirs, what you typed is lost; with yours, the next save replaces what they wrote.`}
      </Alert>
    </Place>
  );
}
