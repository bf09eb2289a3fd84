import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Props of every field, whatever its control. */
export type FieldTexts = {
  /** Above the control. */
  label: ReactNode;
  /** Below the label: what to enter and why. */
  help?: ReactNode;
  /** What is wrong; marks the control as invalid. */
  error?: string | undefined;
  /** Shows '(optional)' after the label. */
  optional?: boolean | undefined;
};

/** Attributes that connect a control to its label, help and error. */
export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export const FieldBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s8};
  align-content: start;
`;

/** Label and help above, control below: fields side by side share both rows (`FieldRow`). */
export const FieldParts = styled(FieldBox)``;

/** Directly above the control, even where the label of the field beside it takes more lines. */
const LabelAndHelp = styled(FieldBox)`
  align-self: end;
`;

export const FieldLabel = styled.label`
  font-size: ${theme.size.small};
  font-weight: 600;
  line-height: 1.4;
`;

const OptionalMark = styled.span`
  font-weight: 400;
  color: ${theme.colour.faint};
`;

export const FieldHelp = styled.p`
  margin-top: calc(-1 * ${theme.space.s4});
  font-size: ${theme.size.small};
  line-height: 1.45;
  color: ${theme.colour.soft};
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${theme.space.s8};
  font-size: ${theme.size.small};
  font-weight: 550;
  line-height: 1.4;
  color: ${theme.colour.bad};

  > svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin-top: 0.15em;
  }
`;

/** The error message beside a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <CircleAlert aria-hidden />
      {children}
    </ErrorLine>
  );
}

/** Ids of a field's parts and the attributes of its control, in one place. */
export const useFieldWiring = (
  texts: Pick<FieldTexts, 'help' | 'error'>,
  ownId?: string,
): { control: ControlWiring; helpId: string; errorId: string } => {
  const generated = useId();
  const id = ownId ?? generated;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [
    texts.help === undefined ? undefined : helpId,
    texts.error === undefined ? undefined : errorId,
  ].filter((part) => part !== undefined);
  return {
    control: {
      id,
      'aria-describedby': described.length === 0 ? undefined : described.join(' '),
      'aria-invalid': texts.error === undefined ? undefined : true,
    },
    helpId,
    errorId,
  };
};

type FieldFrameProps = FieldTexts & {
  id?: string | undefined;
  /** Draws the control; spread the attributes on it. */
  children: (control: ControlWiring) => ReactNode;
};

/** Label, help, control and error, in the order in which a form is read. */
export function FieldFrame({
  label,
  help,
  error,
  optional = false,
  id,
  children,
}: FieldFrameProps) {
  const { control, helpId, errorId } = useFieldWiring({ help, error }, id);
  return (
    <FieldParts>
      <LabelAndHelp>
        <FieldLabel htmlFor={control.id}>
          {label}
          {optional && (
            <>
              {' '}
              <OptionalMark>(optional)</OptionalMark>
            </>
          )}
        </FieldLabel>
        {help !== undefined && <FieldHelp id={helpId}>{help}</FieldHelp>}
      </LabelAndHelp>
      <FieldBox>
        {children(control)}
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </FieldBox>
    </FieldParts>
  );
}

type ChoiceFrameProps = Omit<FieldTexts, 'optional'> & {
  id?: string | undefined;
  /** Draws the radios, with ids of their own that begin with that of the choice. */
  children: (id: string) => ReactNode;
};

/** The same around radio buttons, which have a name as a group. */
export function ChoiceFrame({ label, help, error, id, children }: ChoiceFrameProps) {
  const { control, helpId, errorId } = useFieldWiring({ help, error }, id);
  const labelId = `${control.id}-label`;
  return (
    <FieldBox {...control} role="radiogroup" aria-labelledby={labelId}>
      <FieldLabel as="span" id={labelId}>
        {label}
      </FieldLabel>
      {help !== undefined && <FieldHelp id={helpId}>{help}</FieldHelp>}
      {children(control.id)}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </FieldBox>
  );
}
