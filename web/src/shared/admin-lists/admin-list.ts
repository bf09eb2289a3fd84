import type { Cursor, PlannedFilter, QueryPlan } from '@club/domain/reading/query-plan';
import type { StoredFields } from '@club/domain/reading/stored-document';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays, isLocalDate } from '@club/domain/calendar/local-date';
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
import { equal } from '../../kernel/live/planned-filter.ts';

/** Rows on one page of an admin list; also the documents that it reads. */
export const ADMIN_PAGE_SIZE = 25;

/** Longest search text; the rest of a longer one is ignored. */
const MAX_SEARCH_LENGTH = 80;

/** A filter of an admin list. */
export type ListFilter = {
  /** The typed or chosen text in the address; '' for everything. */
  inAddress: AddressField<string>;
  /** The value that the text means; null for everything. */
  value: (text: string) => string | null;
  /** The query's conditions for that value, in a list sorted by the field `sortedBy`. */
  conditions: (value: string | null, sortedBy: string) => readonly PlannedFilter[];
  /** Its control in the toolbar; none for a filter that only links set. */
  control:
    | { kind: 'choice'; label: string; options: readonly { value: string; label: string }[] }
    | { kind: 'search'; label: string; placeholder: string; maxLength: number }
    /** 'from' or 'until', after what the list is sorted by. */
    | { kind: 'day'; label: string }
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
  /** Label of the option for everything. */
  all?: string;
  /** Name of the parameter in the address. */
  param: string;
  /** The field of the documents, where its name differs. */
  field?: string;
  /** The value in that field, where it differs. */
  stored?: (value: string) => unknown;
  /** The conditions when no value is chosen. */
  everything?: readonly PlannedFilter[];
}): ListFilter => ({
  inAddress: choiceField<string, ''>(param, values, ''),
  value: (text) => (text === '' ? null : text),
  conditions: (value) => (value === null ? everything : [equal(field, stored(value))]),
  control: {
    kind: 'choice',
    label,
    options: [
      { value: '', label: all },
      ...values.map((value) => ({ value, label: labelOf(value) })),
    ],
  },
});

/** Word beginnings, which documents have in `keys`. */
export const wordSearch = ({
  label,
  placeholder,
  keyOf = queryKey,
}: {
  label: string;
  placeholder: string;
  /** The key to look for, of what was typed; null for nothing to look for. */
  keyOf?: (text: string) => string | null;
}): ListFilter => ({
  inAddress: textField('q', MAX_SEARCH_LENGTH),
  value: keyOf,
  conditions: (value) => (value === null ? [] : [{ field: 'keys', op: 'array-contains', value }]),
  control: { kind: 'search', label, placeholder, maxLength: MAX_SEARCH_LENGTH },
});

/** A whole text, such as an address, that a field must have. */
export const wholeSearch = ({
  label,
  placeholder,
  field,
}: {
  label: string;
  placeholder: string;
  /** The field of the documents. */
  field: string;
}): ListFilter => ({
  inAddress: textField('q', MAX_SEARCH_LENGTH),
  value: (text) => (text === '' ? null : text),
  conditions: (value) => (value === null ? [] : [equal(field, value)]),
  control: { kind: 'search', label, placeholder, maxLength: MAX_SEARCH_LENGTH },
});

/** A text that is a day, else ''. */
const dayOf = (text: string): string => (isLocalDate(text) ? text : '');

/**
 * The first or the last day of what the list is sorted by, a day or an instant. Databases take a range
 * only of the field they sort by; so the order says which days are meant, and no index is needed.
 */
const dayLimit = (
  label: string,
  condition: (day: LocalDate) => Omit<PlannedFilter, 'field'>,
): ListFilter => ({
  inAddress: {
    names: [label],
    read: (params) => dayOf(params.get(label) ?? ''),
    write: (text) => (dayOf(text) === '' ? [] : [[label, text]]),
  },
  value: (text) => (text === '' ? null : text),
  conditions: (day, field) => (day === null ? [] : [{ field, ...condition(day) }]),
  control: { kind: 'day', label },
});
export const firstDay = dayLimit('from', (value) => ({ op: '>=', value }));
// Instants of a day begin with its text, so they are below the next day's.
export const lastDay = dayLimit('until', (day) => ({ op: '<', value: addDays(day, 1) }));

/** An id that a field must have; set by links. */
export const idIn = (param: string, isId: (text: string) => boolean): ListFilter => ({
  inAddress: {
    names: [param],
    read: (params) => {
      const id = params.get(param) ?? '';
      return isId(id) ? id : '';
    },
    write: (id) => (id === '' ? [] : [[param, id]]),
  },
  value: (id) => (id === '' ? null : id),
  conditions: (value) => (value === null ? [] : [equal(param, value)]),
  control: null,
});

/** Fields by which rows can be sorted: the field of the document has the same name. */
type SortField<Row> = {
  [Field in keyof Row]: Row[Field] extends string | null ? Field : never;
}[keyof Row] &
  string;

/** An order of an admin list. */
export type ListSort<Row> = {
  label: string;
  field: SortField<Row>;
  direction: 'asc' | 'desc';
  /** What its days are, in a list with a first and last day: 'Booked' for 'Booked from'. */
  days?: string;
};

/** Which rows of an admin list: only the active filters. */
export type ListQuery<Filter extends string, Sort extends string> = {
  filters: Readonly<Partial<Record<Filter, string>>>;
  sort: Sort;
  after: Cursor | null;
};

/** What the address says about an admin list. */
export type ListState<Filter extends string, Sort extends string> = {
  /** The typed or chosen texts; '' for everything. */
  chosen: Readonly<Record<Filter, string>>;
  sort: Sort;
  /**
   * The cursor of each page after the first; the last is the page shown. Empty on the first page.
   */
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
  /** The first one is the default. */
  sorts: Readonly<Record<Sort, ListSort<Row>>>;
};

/** An admin list with everything derived from its filters and orders. */
export type AdminList<
  Row,
  Filter extends string,
  Sort extends string,
  Kind extends string = string,
> = ListSpec<Row, Filter, Sort, Kind> & {
  /** Reads the list's state from an address; invalid values count as missing. */
  stateOf: (params: URLSearchParams) => ListState<Filter, Sort>;
  /** The address with other filters or another order, on the first page. */
  withChange: (params: URLSearchParams, change: ListChange<Filter, Sort>) => URLSearchParams;
  /** The address of the list as it is first opened. */
  reset: (params: URLSearchParams) => URLSearchParams;
  /** The rows of a state. */
  queryOf: (state: ListState<Filter, Sort>) => ListQuery<Filter, Sort>;
  /** What the list shows when it is first opened. */
  everything: ListQuery<Filter, Sort>;
  /** The query, without the size of a page. */
  plan: (query: ListQuery<Filter, Sort>) => QueryPlan;
  /** The cursor after a row. */
  cursorOf: (row: Row, sort: Sort) => Cursor;
};

/** Makes an admin list: address, query and cursor are derived from its filters and orders. */
export const adminList = <
  Row,
  const Filter extends string,
  const Sort extends string,
  const Kind extends string,
>(
  spec: ListSpec<Row, Filter, Sort, Kind>,
): AdminList<Row, Filter, Sort, Kind> => {
  // The type of the object lists all its names.
  const filterNames = Object.keys(spec.filters) as Filter[];
  const sortNames = Object.keys(spec.sorts) as [Sort, ...Sort[]];
  // The callback's result for each name.
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
      const value = spec.filters[name].value(chosen[name]);
      if (value !== null) filters[name] = value;
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
      filters: filterNames.flatMap((name) =>
        spec.filters[name].conditions(filters[name] ?? null, spec.sorts[sort].field),
      ),
      order: { field: spec.sorts[sort].field, direction: spec.sorts[sort].direction },
      after,
    }),
    cursorOf: (row, sort) => {
      // Only text fields sort (`SortField`); a missing one comes first.
      const value = row[spec.sorts[sort].field] as string | null;
      return [value ?? '', spec.idOf(row)];
    },
  };
};
