import { type ReactNode, useRef } from 'react';
import type { QueryChange } from '../../../kernel/routing/use-address-query.ts';
import { Button } from '../../../design/actions/button.tsx';
import { LivePage } from '../../../shared/lists/live-page.tsx';
import { type Column, Table } from '../../../design/data/table.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { Row as Line, Stack } from '../../../design/layout/stack.tsx';
import { Heading } from '../../../design/text/heading.tsx';
import { Text } from '../../../design/text/text.tsx';
import { FocusTarget } from '../layout/focus-target.ts';
import { AdminListToolbar, type ListSearch } from './admin-list-toolbar.tsx';
import type { AdminListView } from './use-admin-list.ts';

type AdminListFrameProps<Row, Filter extends string, Sort extends string> = {
  view: AdminListView<Row, Filter, Sort>;
  /** The accessible name of the list, for instance 'Users'. */
  label: string;
  title: ReactNode;
  intro?: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** A search of the screen's own, instead of the list's. */
  search?: ListSearch;
  /** Replaces what the list does with a search text. */
  onSearch?: (text: string) => void;
  /** Between the toolbar and the rows. */
  note?: ReactNode;
  /** How many rows match; turning a page moves there. */
  matches?: string;
  /** The empty state: of the whole list, and of no matches. */
  empty: { title: string; noMatch?: string; hint: string; showAll: string };
  /** Shown instead of the rows of the page, for instance with newer changes. */
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
  search,
  onSearch,
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
      <AdminListToolbar view={view} label={label} search={search} onSearch={onSearch} />
      {note}
      {matches === undefined ? (
        page
      ) : (
        <Stack $gap="s12">
          <FocusTarget ref={listTop} tabIndex={-1}>
            <Text as="output" $size="small" $tone="soft" $tabular>
              {matches}
            </Text>
          </FocusTarget>
          {page}
        </Stack>
      )}
    </Stack>
  );
}
