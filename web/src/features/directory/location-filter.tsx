import { MAX_LOCATION_LENGTH } from '@club/domain/directory/filter-limits';
import { MapPin, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { HiddenFields } from '../../design/form/hidden-fields.tsx';
import { TextInput } from '../../design/form/text-input.tsx';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.s12};
  align-items: end;
  width: 100%;
  max-width: 27rem;

  > button {
    min-height: 3rem;
  }
`;

type LocationFilterProps = {
  /** The current filter. */
  location: string;
  /** Called with the text on Filter and Enter; a blank text means no filter (rules 1.5). */
  onFilter: (text: string) => void;
  /** The same without script: the name in the address, what else is there, and where it opens. */
  name: string;
  others: Iterable<readonly [name: string, value: string]>;
  anchor: string;
};

/** The filter-by-location box with its Filter button (rules 1.5). */
export function LocationFilter({ location, onFilter, name, others, anchor }: LocationFilterProps) {
  const [text, setText] = useState(location);
  return (
    <Form
      aria-label="Filter resorts by location"
      action={anchor}
      onSubmit={(event) => {
        event.preventDefault();
        onFilter(text);
      }}
    >
      <HiddenFields entries={others} />
      <TextInput
        label="Filter by location"
        placeholder="A country, a city, a coast"
        icon={<MapPin aria-hidden />}
        name={name}
        value={text}
        maxLength={MAX_LOCATION_LENGTH}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
        }}
        end={
          location === '' ? undefined : (
            <IconButton
              label="Clear the filter"
              icon={<X aria-hidden />}
              onClick={() => {
                onFilter('');
              }}
            />
          )
        }
      />
      <Button type="submit" variant="quiet">
        Filter
      </Button>
    </Form>
  );
}
