import { ListToolbar } from '../../../design/data/list-toolbar.tsx';
import { SelectInput } from '../../../design/form/select-input.tsx';
import type { ResortListFilter } from './resort-list-state.ts';
import {
  MAX_SEARCH_LENGTH,
  RESORT_ORDERS,
  RESORT_SORTS,
  RESORT_STATES,
  STATE_LABELS,
} from './resort-list-state.ts';

const STATE_OPTIONS = RESORT_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));
const SORT_OPTIONS = RESORT_SORTS.map((value) => ({ value, label: RESORT_ORDERS[value].label }));

type ResortFiltersProps = {
  state: ResortListFilter;
  onSearch: (search: string) => void;
  onChange: (change: Partial<ResortListFilter>) => void;
};

/** Search, filter and order of the list of resorts; each takes effect at once. */
export function ResortFilters({ state, onSearch, onChange }: ResortFiltersProps) {
  return (
    <ListToolbar
      label="Resorts"
      search={{
        label: 'Search',
        placeholder: 'Name, location or resort ID',
        value: state.search,
        maxLength: MAX_SEARCH_LENGTH,
        onSearch,
      }}
      filters={
        <>
          <SelectInput
            label="State"
            options={STATE_OPTIONS}
            value={state.state}
            onChange={(event) => {
              const chosen = RESORT_STATES.find((value) => value === event.target.value);
              onChange({ state: chosen ?? 'all' });
            }}
          />
          <SelectInput
            label="Order"
            options={SORT_OPTIONS}
            value={state.sort}
            onChange={(event) => {
              const chosen = RESORT_SORTS.find((value) => value === event.target.value);
              onChange({ sort: chosen ?? 'name' });
            }}
          />
        </>
      }
    />
  );
}
