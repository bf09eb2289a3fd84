import { getIn, useFormikContext } from 'formik';
import { SelectField } from '../../../design/form/select-field.tsx';
import type { SelectOption } from '../../../design/form/select-input.tsx';
import { TextField } from '../../../design/form/text-field.tsx';
import type { ResortFieldName } from './resort-labels.ts';
import { RESORT_LABELS } from './resort-labels.ts';
import type { ResortTexts } from './resort-texts.ts';

type LineProps = {
  name: ResortFieldName;
  help?: string | undefined;
  optional?: boolean | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Known values that the browser suggests while typing. */
  known?: readonly string[] | undefined;
};

/** A line of text of the resort form. */
export function ResortLine({ name, known, ...rest }: LineProps) {
  const listId = `known-${name}`;
  return (
    <div>
      <TextField
        {...rest}
        name={name}
        label={RESORT_LABELS[name]}
        autoComplete="off"
        list={known === undefined ? undefined : listId}
      />
      {known !== undefined && (
        <datalist id={listId}>
          {known.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      )}
    </div>
  );
}

/**
 * A number of the resort form. A text box with the keys for numbers: a number box would swallow what
 * it cannot read, and change by the mouse wheel.
 */
export function ResortNumber({
  name,
  whole = false,
  ...rest
}: Omit<LineProps, 'known'> & { whole?: boolean | undefined }) {
  return (
    <TextField
      {...rest}
      name={name}
      label={RESORT_LABELS[name]}
      autoComplete="off"
      inputMode={whole ? 'numeric' : 'decimal'}
    />
  );
}

const NOTHING = '';

/** The options; values of the form that are none of them come first. */
const withHeld = (options: readonly SelectOption[], held: readonly string[]): SelectOption[] => {
  const missing = [...new Set(held)].filter(
    (value) => !options.some((option) => option.value === value),
  );
  return [
    ...missing.map((value) => ({ value, label: value === NOTHING ? 'Not said' : value })),
    ...options,
  ];
};

type ChoiceProps = {
  name: ResortFieldName;
  options: readonly (string | number | SelectOption)[];
  help?: string | undefined;
};

/**
 * A choice of the resort form. A value that the options do not have, such as the rating of 7 that a
 * new resort may start with (rules 1.16), is added while the form starts with it or holds it.
 */
export function ResortChoice({ name, options, help }: ChoiceProps) {
  const { values, initialValues } = useFormikContext<ResortTexts>();
  const held = [getIn(initialValues, name), getIn(values, name)].map(String);
  const entries = options.map((option) =>
    typeof option === 'object' ? option : { value: String(option), label: String(option) },
  );
  return (
    <SelectField
      name={name}
      label={RESORT_LABELS[name]}
      help={help}
      options={withHeld(entries, held)}
    />
  );
}
