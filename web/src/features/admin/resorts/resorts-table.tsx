import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { formatCount } from '../../../formats/reader-formats.ts';
import { isUnitType, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { styled } from 'styled-components';
import { resortFormPath, resortPath } from '../../../shared/routes/paths.ts';
import { media, minWidthQuery } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';
import { useMediaQuery } from '../../../design/theme/use-media-query.ts';
import { Button } from '../../../design/actions/button.tsx';
import { ButtonLink } from '../../../design/actions/button-link.tsx';
import { Badge } from '../../../design/data/badge.tsx';
import { type Column, Table } from '../../../design/data/table.tsx';
import { CellNote, NoBreak } from '../../../design/data/table-text.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';

const Name = styled(TextLink)`
  overflow-wrap: anywhere;
`;

/** Keeps room for a name beside columns that do not shrink. */
const Roomy = styled.div`
  ${media.tablet} {
    min-width: 7.5rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: nowrap;
  gap: ${theme.space.s16};
  justify-content: end;
`;

type ResortsTableProps = {
  rows: readonly CatalogueResort[];
  /** Asks to withdraw a resort, or to put one back. */
  onWithdraw: (resort: CatalogueResort) => void;
};

const columnsWith = (
  onWithdraw: ResortsTableProps['onWithdraw'],
  isDesktop: boolean,
): Column<CatalogueResort>[] => [
  {
    id: 'name',
    header: 'Resort',
    card: 'title',
    cell: (row) => (
      <Roomy>
        <Name $alone to={resortFormPath(row.id)}>
          {displayName(row.placeName)}
        </Name>
        <CellNote>{row.resortCode}</CellNote>
      </Roomy>
    ),
  },
  { id: 'location', header: 'Location', cell: (row) => row.location },
  {
    id: 'unit',
    header: 'Main unit',
    narrow: true,
    // A tablet has no room for it; the form says it.
    cardOnly: !isDesktop,
    cell: (row) => (
      <NoBreak>{isUnitType(row.bedrooms) ? unitTypeLabel(row.bedrooms) : 'Not said'}</NoBreak>
    ),
  },
  {
    id: 'rating',
    header: 'Rating',
    align: 'end',
    narrow: true,
    cell: (row) => (
      <NoBreak>
        {row.rating} of 10
        <CellNote>{formatCount(row.reviewsAmount)} reviews</CellNote>
      </NoBreak>
    ),
  },
  {
    id: 'state',
    header: 'State',
    narrow: true,
    cell: (row) =>
      row.available ? <Badge tone="good">Available</Badge> : <Badge tone="warn">Withdrawn</Badge>,
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    narrow: true,
    card: 'foot',
    cell: (row) => {
      const name = <VisuallyHidden> {displayName(row.placeName)}</VisuallyHidden>;
      return (
        <Actions>
          <ButtonLink variant="link" size="small" to={resortFormPath(row.id)}>
            Edit{name}
          </ButtonLink>
          <ButtonLink variant="link" size="small" to={resortPath(row.id)}>
            View{name}
          </ButtonLink>
          <Button
            variant="link"
            size="small"
            onClick={() => {
              onWithdraw(row);
            }}
          >
            {row.available ? 'Withdraw' : 'Put back'}
            {name}
          </Button>
        </Actions>
      );
    },
  },
];

/** A page of the club's resorts: a table, or cards on small screens. */
export function ResortsTable({ rows, onWithdraw }: ResortsTableProps) {
  const isDesktop = useMediaQuery(minWidthQuery('desktop'));
  return (
    <Table
      caption="Resorts"
      columns={columnsWith(onWithdraw, isDesktop)}
      rows={rows}
      rowKey={(row) => row.id}
    />
  );
}
