import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { ResortListState } from './resort-list-state.ts';
import { MAX_SEARCH_LENGTH, RESORT_SORTS, RESORT_STATES } from './resort-list-state.ts';

const STATE_LABELS = {
  all: 'All resorts',
  available: 'Available',
  withdrawn: 'Withdrawn',
} as const satisfies Record<(typeof RESORT_STATES)[number], string>;

const SORT_LABELS = {
  name: 'Name',
  location: 'Location',
  id: 'Resort ID',
  rating: 'Best rated',
} as const satisfies Record<(typeof RESORT_SORTS)[number], string>;

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s12} ${theme.space.s16};
  align-items: end;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 11rem 11rem;
  }
`;

const Searching = styled.form`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.s12};
  align-items: end;

  > button {
    min-height: 3rem;
  }

  ${media.tablet} {
    grid-column: auto;
  }
`;

type ResortFiltersProps = {
  state: ResortListState;
  onChange: (change: Partial<Pick<ResortListState, 'search' | 'state' | 'sort'>>) => void;
};

/** Search, filter and order of the list of resorts, in one row. */
export function ResortFilters({ state, onChange }: ResortFiltersProps) {
  const [typed, setTyped] = useState(state.search);
  const [shown, setShown] = useState(state.search);
  // Going back in the history changes the search without typing.
  if (shown !== state.search) {
    setShown(state.search);
    setTyped(state.search);
  }
  return (
    <Filters>
      <Searching
        aria-label="Search resorts of the club"
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ search: typed });
        }}
      >
        <TextInput
          label="Name, location or ID"
          icon={<Search aria-hidden />}
          value={typed}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
          }}
          end={
            state.search === '' ? undefined : (
              <IconButton
                label="Clear the search"
                icon={<X aria-hidden />}
                onClick={() => {
                  onChange({ search: '' });
                }}
              />
            )
          }
        />
        <Button type="submit" variant="quiet">
          Search
        </Button>
      </Searching>
      <SelectInput
        label="Show"
        value={state.state}
        options={RESORT_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))}
        onChange={(event) => {
          const chosen = RESORT_STATES.find((value) => value === event.target.value);
          if (chosen !== undefined) onChange({ state: chosen });
        }}
      />
      <SelectInput
        label="Order by"
        value={state.sort}
        options={RESORT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
        onChange={(event) => {
          const chosen = RESORT_SORTS.find((value) => value === event.target.value);
          if (chosen !== undefined) onChange({ sort: chosen });
        }}
      />
    </Filters>
  );
}
