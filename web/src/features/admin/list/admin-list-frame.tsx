import { type ComponentProps, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { QueryChange } from '../../../kernel/routing/use-address-query.ts';
import { theme } from '../../../design/theme/theme.ts';
import { Button } from '../../../design/actions/button.tsx';
import { ListToolbar } from '../../../design/data/list-toolbar.tsx';
import { LivePage } from '../../../shared/lists/live-page.tsx';
import { type Column, Table } from '../../../design/data/table.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { SelectInput } from '../../../design/form/select-input.tsx';
import { Row as Line, Stack } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import type { AdminListView } from './use-admin-list.ts';

const ListTop = styled.div`
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});

  &:focus {
    outline: none;
  }
`;

type Search = NonNullable<ComponentProps<typeof ListToolbar>['search']>;

/** Filters and order of a list, as far as they have a control. */
function Choices<Row, Filter extends string, Sort extends string>({
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

/** The search of a list that looks for words; none for one that does not. */
const searchOf = <Row, Filter extends string, Sort extends string>({
  list,
  state,
  search,
}: AdminListView<Row, Filter, Sort>): Search | undefined => {
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

type AdminListFrameProps<Row, Filter extends string, Sort extends string> = {
  view: AdminListView<Row, Filter, Sort>;
  /** Names the list for who cannot see it, for instance 'Users'. */
  label: string;
  title: ReactNode;
  intro?: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** A search of the screen's own, instead of the list's. */
  search?: Search;
  /** Does more with what is searched for than the list does by itself. */
  onSearch?: (text: string) => void;
  /** Between the toolbar and the rows. */
  note?: ReactNode;
  /** How many rows match; a page that is turned begins there. */
  matches?: string;
  /** Said when there are no rows: of all, and of those that match. */
  empty: { title: string; noMatch?: string; hint: string; showAll: string };
  /** What is shown instead of the rows of the page: for instance with changes that are newer. */
  rows?: readonly Row[];
  skeleton?: ReactNode;
} & (
  | { columns: readonly Column<Row>[]; children?: never }
  | { columns?: never; children: (rows: readonly Row[]) => ReactNode }
);

/** The screen of an admin list: title, toolbar, rows with their states, and the pages. */
export function AdminListFrame<Row, Filter extends string, Sort extends string>({
  view,
  label,
  title,
  intro,
  aside,
  search = searchOf(view),
  onSearch = search?.onSearch,
  note,
  matches,
  empty,
  rows,
  skeleton,
  columns,
  children,
}: AdminListFrameProps<Row, Filter, Sort>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const listTop = useRef<HTMLDivElement>(null);
  const rowsName = label.charAt(0).toLowerCase() + label.slice(1);

  const turn = (turned: QueryChange): void => {
    const top = listTop.current;
    view.change(turned, { preventScrollReset: top !== null });
    (top ?? heading.current)?.focus({ preventScroll: true });
    top?.scrollIntoView();
  };

  const top = (
    <Heading level={1} size="h2" ref={heading} tabIndex={-1}>
      {title}
    </Heading>
  );
  const page = (
    <LivePage
      rowsName={rowsName}
      errorTitle={`The ${rowsName} could not be loaded`}
      page={view.page}
      shown={view.shown}
      skeleton={skeleton}
      onTurn={turn}
    >
      {(found) => {
        const drawn = rows ?? found;
        if (drawn.length > 0) {
          return children !== undefined ? (
            children(drawn)
          ) : (
            <Table
              caption={label}
              columns={columns}
              rows={drawn}
              rowKey={(row) => view.list.idOf(row)}
            />
          );
        }
        return (
          <EmptyState
            title={view.isPart ? (empty.noMatch ?? empty.title) : empty.title}
            text={view.isPart ? empty.hint : undefined}
            action={
              view.isPart || view.state.trail.length > 0 ? (
                <Button variant="quiet" onClick={view.showAll}>
                  {empty.showAll}
                </Button>
              ) : undefined
            }
          />
        );
      }}
    </LivePage>
  );
  return (
    <Stack $gap="s24">
      {aside !== undefined && (
        <Line $justify="space-between">
          {top}
          {aside}
        </Line>
      )}
      {intro !== undefined && (
        <Stack $gap="s8">
          {top}
          <Text $tone="soft">{intro}</Text>
        </Stack>
      )}
      {aside === undefined && intro === undefined && top}
      <ListToolbar
        label={label}
        search={search && onSearch && { ...search, onSearch }}
        filters={<Choices {...view} />}
      />
      {note}
      {matches === undefined ? (
        page
      ) : (
        <Stack $gap="s12">
          <ListTop ref={listTop} tabIndex={-1}>
            <Text as="output" $size="small" $tone="soft" $tabular>
              {matches}
            </Text>
          </ListTop>
          {page}
        </Stack>
      )}
    </Stack>
  );
}
