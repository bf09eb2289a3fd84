import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './control-styles.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

const Control = styled.input`
  ${controlStyles}

  /* Dates and numbers line up under each other. */
  &[type='date'],
  &[type='number'],
  &[inputmode='numeric'] {
    font-variant-numeric: tabular-nums;
  }
`;

const InputWrapper = styled.div<{ $iconStart: boolean; $end: boolean }>`
  position: relative;
  display: grid;
  /* A date is no wider than its place, whatever the browser would give it. */
  grid-template-columns: minmax(0, 1fr);

  > svg {
    position: absolute;
    left: ${theme.space.s12};
    top: 50%;
    width: 1.15rem;
    height: 1.15rem;
    transform: translateY(-50%);
    color: ${theme.colour.faint};
    pointer-events: none;
  }

  > input {
    padding-left: ${({ $iconStart }) => ($iconStart ? theme.space.s40 : theme.space.s12)};
    padding-right: ${({ $end }) => ($end ? '3rem' : theme.space.s12)};
  }

  > :last-child:not(input) {
    position: absolute;
    right: ${theme.space.s2};
    top: 50%;
    transform: translateY(-50%);
  }
`;

export type TextInputProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'children' | 'size'> & {
    /** Icon inside the box, before the text. */
    icon?: ReactNode;
    /** A small button inside the box, at its end. */
    end?: ReactNode;
  };

/**
 * One line of text with label, help and error. `type` may be text, email, tel, url, date, number …
 */
export function TextInput({
  label,
  help,
  error,
  optional,
  id,
  icon,
  end,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} id={id}>
      {(control) => (
        <InputWrapper $iconStart={icon !== undefined} $end={end !== undefined}>
          {icon}
          <Control {...rest} {...control} type={type} />
          {end}
        </InputWrapper>
      )}
    </FieldFrame>
  );
}
