import { queryKey } from '@club/domain/search/prefix-keys';
import type { AddressField, AddressFields } from '../../kernel/routing/address-fields.ts';
import {
  choiceField,
  readFields,
  textField,
  withFields,
  withoutFields,
} from '../../kernel/routing/address-fields.ts';
import { trailOf, withoutTrail } from '../../kernel/routing/cursor-trail.ts';
import type { Cursor } from '../../kernel/live/list-page.ts';
import type { StoredFields } from '../../kernel/live/live-source.ts';
import type { PlannedFilter, QueryPlan } from '../../kernel/live/query-plan.ts';
import { equal } from '../../kernel/live/query-plan.ts';

/** Rows of one page of an admin list; also the documents it reads, and no more. */
export const ADMIN_PAGE_SIZE = 25;

/** Longest search text that counts; the rest of a longer one is left out. */
const MAX_SEARCH_LENGTH = 80;

/** Something that an admin list can be narrowed down by. */
export type ListFilter = {
  /** What is typed or chosen, in the address; '' for everything. */
  inAddress: AddressField<string>;
  /** What that asks for; null for everything. */
  asked: (value: string) => string | null;
  /** The conditions of the query for what is asked. */
  conditions: (asked: string | null) => readonly PlannedFilter[];
  /** The control that it has in the toolbar; none for a filter that only links set. */
  control:
    | { kind: 'choice'; label: string; options: readonly { value: string; label: string }[] }
    | { kind: 'search'; label: string; placeholder: string; maxLength: number }
    | null;
};

/** One value of a closed set, which a field of the documents must have. */
export const oneOf = <Value extends string>({
  label,
  values,
  labelOf,
  all = 'All',
  param,
  field = param,
  stored = (value) => value,
  everything = [],
}: {
  label: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  /** What it is called to ask for everything. */
  all?: string;
  /** Its name in the address. */
  param: string;
  /** The field of the documents, where it has another name. */
  field?: string;
  /** What that field holds, where it is not the value itself. */
  stored?: (value: string) => unknown;
  /** The conditions when none is chosen. */
  everything?: readonly PlannedFilter[];
}): ListFilter => ({
  inAddress: choiceField<string, ''>(param, values, ''),
  asked: (value) => (value === '' ? null : value),
  conditions: (asked) => (asked === null ? everything : [equal(field, stored(asked))]),
  control: {
    kind: 'choice',
    label,
    options: [
      { value: '', label: all },
      ...values.map((value) => ({ value, label: labelOf(value) })),
    ],
  },
});

/** The beginnings of words, which documents hold in `keys`. */
export const wordSearch = ({
  label,
  placeholder,
  isSearched = () => true,
}: {
  label: string;
  placeholder: string;
  /** False for a text that means something else than words. */
  isSearched?: (text: string) => boolean;
}): ListFilter => ({
  inAddress: textField('q', MAX_SEARCH_LENGTH),
  asked: (value) => (isSearched(value) ? queryKey(value) : null),
  conditions: (asked) =>
    asked === null ? [] : [{ field: 'keys', op: 'array-contains', value: asked }],
  control: { kind: 'search', label, placeholder, maxLength: MAX_SEARCH_LENGTH },
});

/** An id that a field must have; links set it. */
export const idIn = (param: string, isId: (text: string) => boolean): ListFilter => ({
  inAddress: {
    names: [param],
    read: (params) => {
      const id = params.get(param) ?? '';
      return isId(id) ? id : '';
    },
    write: (id) => (id === '' ? [] : [[param, id]]),
  },
  asked: (id) => (id === '' ? null : id),
  conditions: (asked) => (asked === null ? [] : [equal(param, asked)]),
  control: null,
});

/** Fields of a row that lists can be sorted by: the field of the document has the same name. */
type SortField<Row> = {
  [Field in keyof Row]: Row[Field] extends string | null ? Field : never;
}[keyof Row] &
  string;

/** An order of an admin list. */
export type ListSort<Row> = {
  label: string;
  field: SortField<Row>;
  direction: 'asc' | 'desc';
};

/** Which rows of an admin list: the filters that are asked for, and no others. */
export type ListQuery<Filter extends string, Sort extends string> = {
  filters: Readonly<Partial<Record<Filter, string>>>;
  sort: Sort;
  after: Cursor | null;
};

/** What the address says about an admin list. */
export type ListState<Filter extends string, Sort extends string> = {
  /** What is typed or chosen; '' for everything. */
  chosen: Readonly<Record<Filter, string>>;
  sort: Sort;
  /** Where each page since the first began; the last is the page shown. Empty on the first page. */
  trail: readonly Cursor[];
};

type ListChange<Filter extends string, Sort extends string> = Partial<Record<Filter, string>> & {
  sort?: Sort;
};

type ListSpec<Row, Filter extends string, Sort extends string, Kind extends string> = {
  /** Its kind of live data. */
  kind: Kind;
  collection: string;
  read: (fields: StoredFields, id: string) => Row;
  /** The id of the document of a row. */
  idOf: (row: Row) => string;
  filters: Readonly<Record<Filter, ListFilter>>;
  /** The first one counts when none is chosen. */
  sorts: Readonly<Record<Sort, ListSort<Row>>>;
};

/** An admin list with all that follows from its filters and orders. */
export type AdminList<
  Row,
  Filter extends string,
  Sort extends string,
  Kind extends string = string,
> = ListSpec<Row, Filter, Sort, Kind> & {
  /** Reads the list's state from an address; what makes no sense counts as not said. */
  stateOf: (params: URLSearchParams) => ListState<Filter, Sort>;
  /** The address with other filters or another order, on the first page. */
  withChange: (params: URLSearchParams, change: ListChange<Filter, Sort>) => URLSearchParams;
  /** The address of the list as it is first opened. */
  reset: (params: URLSearchParams) => URLSearchParams;
  /** Which rows a state shows. */
  queryOf: (state: ListState<Filter, Sort>) => ListQuery<Filter, Sort>;
  /** What the list shows when it is first opened. */
  everything: ListQuery<Filter, Sort>;
  /** What is asked of the database, without the size of a page. */
  plan: (query: ListQuery<Filter, Sort>) => QueryPlan;
  /** Where the list goes on after a row. */
  cursorOf: (row: Row, sort: Sort) => Cursor;
};

/** Makes an admin list: filters, orders, address, query and cursor follow from one value. */
export const adminList = <
  Row,
  const Filter extends string,
  const Sort extends string,
  const Kind extends string,
>(
  spec: ListSpec<Row, Filter, Sort, Kind>,
): AdminList<Row, Filter, Sort, Kind> => {
  // The names of an object are those that its type says.
  const filterNames = Object.keys(spec.filters) as Filter[];
  const sortNames = Object.keys(spec.sorts) as [Sort, ...Sort[]];
  // An entry for each name, with what the callback makes of it.
  const eachFilter = <Value>(valueOf: (name: Filter) => Value) =>
    Object.fromEntries(filterNames.map((name) => [name, valueOf(name)])) as Record<Filter, Value>;

  type InAddress = Omit<ListState<Filter, Sort>, 'trail'>;
  const filterFields: AddressFields<Record<Filter, string>> = eachFilter(
    (name) => spec.filters[name].inAddress,
  );
  const fields: AddressFields<InAddress> = {
    chosen: {
      names: filterNames.flatMap((name) => filterFields[name].names),
      read: (params) => readFields(params, filterFields),
      write: (chosen) => filterNames.flatMap((name) => filterFields[name].write(chosen[name])),
    },
    sort: choiceField<Sort, Sort>('sort', sortNames, sortNames[0]),
  };
  const stateOf = (params: URLSearchParams): ListState<Filter, Sort> => ({
    ...readFields(params, fields),
    trail: trailOf(params),
  });
  const queryOf = ({ chosen, sort, trail }: ListState<Filter, Sort>): ListQuery<Filter, Sort> => {
    const filters: Partial<Record<Filter, string>> = {};
    for (const name of filterNames) {
      const asked = spec.filters[name].asked(chosen[name]);
      if (asked !== null) filters[name] = asked;
    }
    return { filters, sort, after: trail.at(-1) ?? null };
  };
  return {
    ...spec,
    stateOf,
    queryOf,
    everything: queryOf(stateOf(new URLSearchParams())),
    withChange: (params, { sort, ...chosen }) => {
      const now = stateOf(params);
      return withFields<InAddress>(withoutTrail(params), fields, {
        chosen: { ...now.chosen, ...chosen },
        sort: sort ?? now.sort,
      });
    },
    reset: (params) => withoutFields(withoutTrail(params), fields),
    plan: ({ filters, sort, after }) => ({
      collection: spec.collection,
      filters: filterNames.flatMap((name) => spec.filters[name].conditions(filters[name] ?? null)),
      order: { field: spec.sorts[sort].field, direction: spec.sorts[sort].direction },
      after,
    }),
    cursorOf: (row, sort) => {
      // Rows can be sorted by their texts only (`SortField`); one without it comes first.
      const value = row[spec.sorts[sort].field] as string | null;
      return [value ?? '', spec.idOf(row)];
    },
  };
};
