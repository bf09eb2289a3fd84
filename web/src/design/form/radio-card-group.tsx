import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';
import { useFieldState } from './use-field-state.ts';

type RadioCardGroupProps<Value extends string> = Omit<
  RadioCardsProps<Value>,
  'value' | 'onChange' | 'onBlur' | 'error' | 'name'
> & { name: string };

/** Radio cards in a Formik form. */
export function RadioCardGroup<Value extends string>({
  name,
  ...rest
}: RadioCardGroupProps<Value>) {
  const { input, error, setValue, setTouched } = useFieldState<Value | ''>(name);
  return (
    <RadioCards
      {...rest}
      name={name}
      value={input.value}
      onChange={setValue}
      onBlur={setTouched}
      error={error}
    />
  );
}
