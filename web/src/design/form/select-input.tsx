import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './control-styles.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

const Wrapper = styled.div`
  position: relative;

  > svg {
    position: absolute;
    right: ${theme.space.s12};
    top: 50%;
    width: 1.15rem;
    height: 1.15rem;
    transform: translateY(-50%);
    color: ${theme.colour.soft};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyles}
  padding-right: ${theme.space.s40};
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
`;

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectInputProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'children' | 'size'> & {
    options: readonly SelectOption[];
    /** First entry with an empty value, for instance 'Choose a country'. */
    placeholder?: string | undefined;
  };

/** The entries of a `<select>`. */
export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
}

/** A select of the system. */
export function SelectInput({
  label,
  help,
  error,
  optional,
  id,
  options,
  placeholder,
  ...rest
}: SelectInputProps) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={optional} id={id}>
      {(control) => (
        <Wrapper>
          <Control {...rest} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            <SelectOptions options={options} />
          </Control>
          <ChevronDown aria-hidden />
        </Wrapper>
      )}
    </FieldFrame>
  );
}
