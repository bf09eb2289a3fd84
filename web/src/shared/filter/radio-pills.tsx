import { useId } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { hiddenRadioStyles } from '../../design/form/hidden-radio-styles.ts';
import { pillStyles } from './pill-styles.ts';

const Pills = styled.fieldset<{ $even: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8};

  ${({ $even }) =>
    $even &&
    css`
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(9.25rem, 1fr));
    `}
`;

const Pill = styled.label`
  ${pillStyles}
  ${hiddenRadioStyles}
  justify-content: center;
`;

type RadioPillsProps<Value extends string> = {
  /** For screen readers; everyone else reads the options. */
  label: string;
  /** Null while none is chosen. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  /** In columns of one width: for many options that are alike. */
  even?: boolean | undefined;
  onChange: (value: Value) => void;
};

/** One of several options that are all in view. */
export function RadioPills<Value extends string>({
  label,
  value,
  options,
  even = false,
  onChange,
}: RadioPillsProps<Value>) {
  const name = useId();
  return (
    <Pills $even={even} aria-label={label}>
      {options.map((option) => {
        const isOn = option.value === value;
        return (
          <Pill key={option.value} data-on={isOn || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={isOn}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </Pill>
        );
      })}
    </Pills>
  );
}
