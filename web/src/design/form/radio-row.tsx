import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';
import { ChoiceFrame } from './field-frame.tsx';
import { hiddenRadioStyles } from './hidden-radio-styles.ts';
import { useFieldState } from './use-field-state.ts';

const Choices = styled.div<{ $phone: number; $all: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $phone }) => $phone}, minmax(0, 1fr));
  gap: ${theme.space.s8};

  ${media.tablet} {
    grid-template-columns: repeat(${({ $all }) => $all}, minmax(0, 1fr));
  }
`;

const Choice = styled.label`
  ${hiddenRadioStyles}
  ${tabularType}
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  padding-inline: ${theme.space.s4};
  border-radius: ${theme.radius.control};
  background: ${theme.colour.raised};
  box-shadow: inset 0 0 0 1px ${theme.colour.control};
  font-size: ${theme.size.small};
  text-align: center;

  ${media.hover} {
    &:hover {
      box-shadow: inset 0 0 0 2px ${theme.colour.control};
    }
  }

  &:has(:checked) {
    background: ${theme.colour.lagoonTint};
    box-shadow: inset 0 0 0 2px ${theme.colour.lagoon};
    font-weight: 650;
  }
`;

type RadioRowProps<Value extends string> = {
  /** The field in the Formik form; its value is '' while nothing is chosen. */
  name: string;
  label: ReactNode;
  options: readonly { value: Value; label: string }[];
  /** How many are side by side on phones; all of them from tablets up. */
  onPhones?: number | undefined;
};

/** A choice between a few short labels or numbers, side by side, in a Formik form. */
export function RadioRow<Value extends string>({
  name,
  label,
  options,
  onPhones = options.length,
}: RadioRowProps<Value>) {
  const { input, error, setValue, setTouched } = useFieldState<Value | ''>(name);
  return (
    <ChoiceFrame label={label} error={error}>
      {() => (
        <Choices $phone={onPhones} $all={options.length}>
          {options.map((option) => (
            <Choice key={option.value}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === input.value}
                onChange={() => {
                  setValue(option.value);
                }}
                onBlur={setTouched}
              />
              {option.label}
            </Choice>
          ))}
        </Choices>
      )}
    </ChoiceFrame>
  );
}
