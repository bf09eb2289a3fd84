import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

const Control = styled.textarea`
  ${controlStyles}
  min-height: 7.5rem;
  line-height: 1.55;
  resize: vertical;
`;

export type TextAreaInputProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'children'>;

/** A text area with label, help and error. */
export function TextAreaInput({ label, help, error, optional, id, ...rest }: TextAreaInputProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} id={id}>
      {(control) => <Control {...rest} {...control} />}
    </FieldFrame>
  );
}
