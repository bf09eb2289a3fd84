import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { ChoiceFrame, type FieldTexts } from './field-frame.tsx';
import { tickStyles } from './tick-styles.ts';

export type RadioCardOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A sentence below the label. */
  text?: ReactNode;
  icon?: ReactNode;
  /** At the end of the card, for instance a price. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
};

const Cards = styled.div<{ $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};

  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space.s4} ${theme.space.s12};
  align-items: start;
  align-content: start;
  padding: ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: inset 0 0 0 1px ${theme.colour.line};
  cursor: pointer;
  transition:
    box-shadow ${theme.motion.fast} ${theme.motion.ease},
    background-color ${theme.motion.fast} ${theme.motion.ease};

  ${media.hover} {
    &:hover {
      box-shadow: inset 0 0 0 1px ${theme.colour.control};
    }
  }

  &:has(:checked) {
    background: ${theme.colour.lagoonTint};
    box-shadow: inset 0 0 0 2px ${theme.colour.lagoon};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.colour.lagoon};
    outline-offset: 3px;
  }

  &:has(:disabled) {
    background: ${theme.colour.sunken};
    color: ${theme.colour.faint};
    cursor: not-allowed;
  }

  > input {
    ${tickStyles}
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.1875rem 0 0;

    &:focus-visible {
      outline: none;
    }
  }
`;

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.s8};
  font-weight: 600;

  > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${theme.colour.soft};
    stroke-width: 1.75;
  }
`;

const Explanation = styled.span`
  grid-column: 2 / -1;
  font-size: ${theme.size.small};
  line-height: 1.5;
  color: ${theme.colour.soft};
`;

export type RadioCardsProps<Value extends string> = FieldTexts & {
  /** Name of the radio group; unique on the page unless given by a form. */
  name?: string | undefined;
  options: readonly RadioCardOption<Value>[];
  /** The chosen value; empty while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  columns?: 1 | 2 | undefined;
  id?: string | undefined;
};

/** A choice between a few options that each need a sentence. */
export function RadioCards<Value extends string>({
  label,
  help,
  error,
  options,
  name,
  value,
  onChange,
  onBlur,
  columns = 1,
  id,
}: RadioCardsProps<Value>) {
  const ownName = useId();
  return (
    <ChoiceFrame label={label} help={help} error={error} id={id}>
      {(ownId) => (
        <Cards $columns={columns}>
          {options.map((option, index) => {
            // Not the value: a space in it would make two ids.
            const textId = `${ownId}-${index}`;
            return (
              <Card key={option.value}>
                <input
                  type="radio"
                  name={name ?? ownName}
                  value={option.value}
                  checked={option.value === value}
                  disabled={option.disabled}
                  aria-labelledby={`${textId}-label`}
                  aria-describedby={option.text === undefined ? undefined : `${textId}-text`}
                  onChange={() => {
                    onChange(option.value);
                  }}
                  onBlur={onBlur}
                />
                <Title id={`${textId}-label`}>
                  {option.icon}
                  {option.label}
                </Title>
                {option.aside ?? <span />}
                {option.text !== undefined && (
                  <Explanation id={`${textId}-text`}>{option.text}</Explanation>
                )}
              </Card>
            );
          })}
        </Cards>
      )}
    </ChoiceFrame>
  );
}
