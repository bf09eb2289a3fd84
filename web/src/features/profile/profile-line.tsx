import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s4} ${theme.space.s16};
  padding-block: ${theme.space.s12};

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }

  > dt {
    grid-column: 1;
    font-size: ${theme.size.small};
    color: ${theme.colour.soft};
  }

  > dd {
    grid-column: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 550;
  }

  > dd[data-part='edit'] {
    grid-row: 1 / span 2;
    grid-column: 2;
  }

  /* Long buttons go below the value on phones, where both do not fit side by side. */
  > dd[data-part='edit'][data-long] {
    grid-row: 3;
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr) auto;
    min-height: 4rem;

    > dt,
    > dd,
    > dd[data-part='edit'],
    > dd[data-part='edit'][data-long] {
      grid-row: 1;
      grid-column: auto;
    }
  }
`;

const FormLine = styled.div`
  padding-block: ${theme.space.s20};

  & + &,
  ${Line} + &,
  & + ${Line} {
    border-top: 1px solid ${theme.colour.line};
  }
`;

type ProfileLineProps = {
  label: string;
  /** What is shown while it is not being edited. */
  value: ReactNode;
  /** The form that replaces the value; null while it is not being edited. */
  form: ReactNode;
  /** The label of the button, 'Edit' by default. */
  editLabel?: string;
  /** True when the label is clear without the name of what is edited. */
  isCompleteLabel?: boolean;
  /** An id, so that an address can lead to the button. */
  buttonId?: string;
  onEdit: () => void;
};

/** A fact of the profile with its Edit button (rules 1.13), or the form in which it is changed. */
export function ProfileLine({
  label,
  value,
  form,
  editLabel = 'Edit',
  isCompleteLabel = false,
  buttonId,
  onEdit,
}: ProfileLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = form !== null;

  // After Save and Cancel the focus returns to the button.
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) {
    return (
      <FormLine>
        <VisuallyHidden as="dt">{label}</VisuallyHidden>
        <dd>{form}</dd>
      </FormLine>
    );
  }
  return (
    <Line>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd data-part="edit" data-long={isCompleteLabel || undefined}>
        <Button ref={button} id={buttonId} variant="quiet" size="small" onClick={onEdit}>
          {editLabel}
          {!isCompleteLabel && <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>}
        </Button>
      </dd>
    </Line>
  );
}
