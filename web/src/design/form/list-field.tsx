import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Button } from '../actions/button.tsx';
import { Chip, RemovableChip } from '../actions/chip.tsx';
import { FieldBox, FieldError, FieldHelp, FieldLabel, useFieldWiring } from './field-frame.tsx';
import { TextInput } from './text-input.tsx';
import { useFieldState } from './use-field-state.ts';

/** Floated, because a legend cannot be a grid item otherwise. */
const Legend = styled(FieldLabel)`
  float: left;
  width: 100%;
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8};
`;

const Adding = styled.div`
  margin-top: ${theme.space.s8};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.s12};
  align-items: end;

  > button {
    min-height: 3rem;
  }
`;

const isListed = (items: readonly string[], item: string): boolean =>
  items.some((known) => known.toLowerCase() === item.toLowerCase());

type ListFieldProps = {
  name: string;
  label: string;
  help?: string | undefined;
  /** Always offered. */
  suggestions: readonly string[];
  /** Label of the box for other entries, for instance 'Another amenity'. */
  otherLabel: string;
};

/** A list of short texts in a Formik form: suggestions to choose, and a box for others. */
export function ListField({ name, label, help, suggestions, otherLabel }: ListFieldProps) {
  const { input, error, setValue, setTouched } = useFieldState<string[]>(name);
  const { control, helpId, errorId } = useFieldWiring({ help, error });
  const [typed, setTyped] = useState('');
  const items = input.value;
  const own = items.filter((item) => !suggestions.includes(item));

  const remove = (item: string): void => {
    setValue(items.filter((known) => known !== item));
  };
  const add = (): void => {
    const text = typed.trim().replace(/\s+/g, ' ');
    const item = suggestions.find((known) => isListed([known], text)) ?? text;
    setTyped('');
    if (item !== '' && !isListed(items, item)) setValue([...items, item]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds to the list and must not submit the form.
    event.preventDefault();
    add();
  };

  return (
    <FieldBox as="fieldset" aria-describedby={control['aria-describedby']}>
      <Legend as="legend">{label}</Legend>
      {help !== undefined && <FieldHelp id={helpId}>{help}</FieldHelp>}
      <Chips>
        {suggestions.map((item) => (
          <li key={item}>
            <Chip
              on={items.includes(item)}
              onClick={() => {
                if (items.includes(item)) remove(item);
                else setValue([...items, item]);
              }}
            >
              {item}
            </Chip>
          </li>
        ))}
        {own.map((item) => (
          <li key={item}>
            <RemovableChip
              removeLabel={`Remove ${item}`}
              onRemove={() => {
                remove(item);
              }}
            >
              {item}
            </RemovableChip>
          </li>
        ))}
      </Chips>
      <Adding>
        <TextInput
          label={otherLabel}
          name={name}
          value={typed}
          autoComplete="off"
          aria-invalid={control['aria-invalid']}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={setTouched}
        />
        <Button variant="quiet" icon={<Plus aria-hidden />} onClick={add}>
          Add
        </Button>
      </Adding>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </FieldBox>
  );
}
