import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { FieldError, FieldHelp, type FieldTexts, useFieldWiring } from './field-frame.tsx';
import { tickStyles } from './tick-styles.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${theme.space.s12};
  row-gap: ${theme.space.s4};
  align-items: start;

  > p {
    grid-column: 2;
    margin-top: 0;
  }
`;

const Box = styled.input`
  ${tickStyles}
  width: 1.375rem;
  height: 1.375rem;
  margin: 0.6875rem 0;
  cursor: pointer;

  &[aria-invalid='true'] {
    outline: 2px solid ${theme.colour.bad};
    outline-offset: 2px;
  }
`;

const Label = styled.label`
  align-self: center;
  /* One line is as high as a target. */
  padding-block: calc((${theme.target} - 1lh) / 2);
  line-height: 1.45;
  cursor: pointer;
`;

export type CheckboxInputProps = Omit<FieldTexts, 'optional'> &
  Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'size'>;

/** A checkbox with its label; the label is part of the target. */
export function CheckboxInput({ label, help, error, id, ...rest }: CheckboxInputProps) {
  const { control, helpId, errorId } = useFieldWiring({ help, error }, id);
  return (
    <Line>
      <Box {...rest} {...control} type="checkbox" />
      <Label htmlFor={control.id}>{label}</Label>
      {help !== undefined && <FieldHelp id={helpId}>{help}</FieldHelp>}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </Line>
  );
}
