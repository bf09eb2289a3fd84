import type { ComponentProps } from 'react';
import { ListToolbar } from '../../../design/data/list-toolbar.tsx';
import { SelectInput } from '../../../design/form/select-input.tsx';
import { TextInput } from '../../../design/form/text-input.tsx';
import type { ListFilter } from '../../../shared/admin-lists/admin-list.ts';
import type { AdminListView } from './use-admin-list.ts';

/** The search box of a list. */
export type ListSearch = NonNullable<ComponentProps<typeof ListToolbar>['search']>;

/** The selects for filters and order, where the list declares them. */
function FilterSelects<Row, Filter extends string, Sort extends string>({
  list,
  state,
  filter,
  sort,
}: AdminListView<Row, Filter, Sort>) {
  // The names of an object are those that its type says.
  const filters = Object.keys(list.filters) as Filter[];
  const sorts = Object.keys(list.sorts) as Sort[];
  return (
    <>
      {filters.map((name) => {
        const { control } = list.filters[name];
        return control?.kind !== 'choice' ? null : (
          <SelectInput
            key={name}
            label={control.label}
            options={control.options}
            value={state.chosen[name]}
            onChange={(event) => {
              filter(name, event.target.value);
            }}
          />
        );
      })}
      {sorts.length > 1 && (
        <SelectInput
          label="Order"
          options={sorts.map((name) => ({ value: name, label: list.sorts[name].label }))}
          value={state.sort}
          onChange={(event) => {
            // Its options are no others.
            sort(event.target.value as Sort);
          }}
        />
      )}
    </>
  );
}

/** The first and last day, where the list declares them; named after what it is sorted by. */
function DayInputs<Row, Filter extends string, Sort extends string>({
  list,
  state,
  search,
}: AdminListView<Row, Filter, Sort>) {
  // The names of an object are those that its type says.
  return (Object.keys(list.filters) as Filter[]).map((name) => {
    const { control } = list.filters[name];
    return control?.kind !== 'day' ? null : (
      <TextInput
        key={name}
        type="date"
        label={[list.sorts[state.sort].days, control.label].join(' ')}
        value={state.chosen[name]}
        onChange={(event) => {
          // A step of the history for a day, however it was typed.
          search(name, event.target.value);
        }}
      />
    );
  });
}

/** The search that the list declares; undefined when it has none. */
const searchOf = <Row, Filter extends string, Sort extends string>({
  list,
  state,
  search,
}: AdminListView<Row, Filter, Sort>): ListSearch | undefined => {
  for (const name in list.filters) {
    const { control } = list.filters[name];
    if (control?.kind === 'search') {
      const { kind: _, ...texts } = control;
      return {
        ...texts,
        value: state.chosen[name],
        onSearch: (text) => {
          search(name, text);
        },
      };
    }
  }
  return undefined;
};

const hasDays = <Row, Filter extends string, Sort extends string>({
  list,
}: AdminListView<Row, Filter, Sort>): boolean =>
  Object.values<ListFilter>(list.filters).some(({ control }) => control?.kind === 'day');

type AdminListToolbarProps<Row, Filter extends string, Sort extends string> = {
  view: AdminListView<Row, Filter, Sort>;
  label: string;
  search: ListSearch | undefined;
  onSearch: ListSearch['onSearch'] | undefined;
};

/** Search, filters and order of an admin list, as the list declares them. */
export function AdminListToolbar<Row, Filter extends string, Sort extends string>({
  view,
  label,
  search = searchOf(view),
  onSearch = search?.onSearch,
}: AdminListToolbarProps<Row, Filter, Sort>) {
  return (
    <ListToolbar
      label={label}
      search={search && onSearch && { ...search, onSearch }}
      filters={<FilterSelects {...view} />}
      days={hasDays(view) && <DayInputs {...view} />}
    />
  );
}
