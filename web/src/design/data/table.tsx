import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { minWidthQuery } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { overlineType, tabularType } from '../theme/typography.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { visuallyHidden } from '../text/visually-hidden.tsx';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers go to the end, so that digits line up. */
  align?: 'start' | 'end' | undefined;
  /**
   * Position on the small-screen card: 'title' on top, 'line' as label and value (default), 'foot'
   * at the bottom without label (buttons), 'hidden' not at all.
   */
  card?: 'title' | 'line' | 'foot' | 'hidden' | undefined;
  /** Makes the column as narrow as its content. */
  narrow?: boolean | undefined;
  /** True for what only the small-screen card shows. */
  cardOnly?: boolean | undefined;
};

const Scroll = styled.div`
  overflow-x: clip;
`;

const Grid = styled.table`
  ${tabularType}
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;

const Head = styled.th<{ $end: boolean; $narrow: boolean }>`
  ${overlineType}
  position: sticky;
  z-index: 1;
  top: var(--table-top, ${theme.bar});
  width: ${({ $narrow }) => ($narrow ? '1%' : 'auto')};
  padding: ${theme.space.s12};
  background: ${theme.colour.paper};
  box-shadow: inset 0 -1px 0 ${theme.colour.line};
  color: ${theme.colour.soft};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  white-space: nowrap;
`;

const Cell = styled.td<{ $end: boolean }>`
  padding: ${theme.space.s12};
  box-shadow: inset 0 -1px 0 ${theme.colour.line};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  vertical-align: middle;
`;

const BodyRow = styled.tr`
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};

  &:hover {
    background: color-mix(in srgb, ${theme.colour.sunken} 55%, transparent);
  }
`;

const CardList = styled.ul`
  ${tabularType}
  display: grid;
  gap: ${theme.space.s12};
  font-size: ${theme.size.small};
`;

const CardItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};
  padding: ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: 0 0 0 1px ${theme.colour.line};
`;

const CardTitle = styled.div`
  overflow-wrap: anywhere;
  font-size: ${theme.size.body};
  font-weight: 600;
`;

const CardLines = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: ${theme.space.s4} ${theme.space.s16};
  /* A link is as high as a finger needs, and its label stays beside its words. */
  align-items: baseline;

  > dt {
    color: ${theme.colour.soft};
  }

  > dd {
    overflow-wrap: anywhere;
    text-align: right;
  }
`;

type TableProps<Row> = {
  /** What the table contains; only read out. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

function CardRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const at = (place: NonNullable<Column<Row>['card']>) =>
    columns.filter((column) => (column.card ?? 'line') === place);
  return (
    <CardItem>
      {at('title').map((column) => (
        <CardTitle key={column.id}>{column.cell(row)}</CardTitle>
      ))}
      {at('line').length > 0 && (
        <CardLines>
          {at('line').flatMap((column) => [
            <dt key={`${column.id}-label`}>{column.header}</dt>,
            <dd key={column.id}>{column.cell(row)}</dd>,
          ])}
        </CardLines>
      )}
      {at('foot').map((column) => (
        <div key={column.id}>{column.cell(row)}</div>
      ))}
    </CardItem>
  );
}

/** Rows and columns with a head that stays in view; a list of cards below tablet width. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  const roomy = useMediaQuery(minWidthQuery('tablet'));
  if (!roomy) {
    return (
      <CardList aria-label={caption}>
        {rows.map((row) => (
          <CardRow key={rowKey(row)} row={row} columns={columns} />
        ))}
      </CardList>
    );
  }
  const shown = columns.filter((column) => column.cardOnly !== true);
  return (
    <Scroll>
      <Grid>
        <Caption>{caption}</Caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <Head
                key={column.id}
                scope="col"
                $end={column.align === 'end'}
                $narrow={column.narrow === true}
              >
                {column.header}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)}>
              {shown.map((column) => (
                <Cell key={column.id} $end={column.align === 'end'}>
                  {column.cell(row)}
                </Cell>
              ))}
            </BodyRow>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}
