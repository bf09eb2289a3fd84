import { CheckboxInput } from '../../design/form/checkbox-input.tsx';
import type { SelectOption } from '../../design/form/select-input.tsx';
import { Text } from '../../design/text/text.tsx';

/** Options whose label is their value. */
export const named = (texts: readonly string[]): SelectOption[] =>
  texts.map((text) => ({ value: text, label: text }));

type CheckboxChoicesProps = {
  title: string;
  name: string;
  options: readonly SelectOption[];
  chosen: readonly string[];
};

/** Any number of options under one name of a form. A chosen one that is no longer offered can still be removed. */
export function CheckboxChoices({ title, name, options, chosen }: CheckboxChoicesProps) {
  const offered = new Set(options.map(({ value }) => value));
  const all = [...options, ...named(chosen.filter((value) => !offered.has(value)))];
  if (all.length === 0) return null;
  return (
    <fieldset>
      <Text as="legend" $size="small" $strong>
        {title}
      </Text>
      <div>
        {all.map(({ value, label }) => (
          <CheckboxInput
            key={value}
            label={label}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
