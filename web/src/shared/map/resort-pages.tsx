import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { pageWindow } from '@club/domain/directory/pagination';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { ResortRows } from '../resort/use-resort-rows.ts';
import { Button } from '../../design/actions/button.tsx';
import { Pagination } from '../../design/data/pagination.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { CardGrid } from '../../design/layout/card-grid.tsx';
import { CARDS_IN_VIEW } from '../resort/card-priority.ts';
import { MapAndList } from './map-and-list.tsx';
import { MapListItem } from './map-list-item.tsx';
import { nextPaint } from '../../kernel/page/first-paint.ts';
import { useAddressNow } from '../../kernel/routing/address-now.tsx';
import type { MapLayoutState } from './use-map-layout.ts';

type ResortPagesProps<Row> = Pick<
  ComponentProps<typeof MapAndList>,
  'stayOf' | 'priceOf' | 'reasonOf'
> & {
  map: MapLayoutState;
  list: ResortRows<Row>;
  resortOf: (row: Row) => CatalogueResort;
  /** Accessible name, for instance 'Pages of resorts'. */
  label: string;
  /** Where another page opens without script, '#resorts'. */
  anchor?: string | undefined;
  /** Runs in addition to turning the page. */
  onTurn?: (page: number) => void;
  /** The card of a row, which is the `at`th of its page, from 0. */
  children: (row: Row, at: number) => ReactNode;
};

/** The cards of a list of resorts, in pages, with their map; nothing for an empty list. */
export function ResortPages<Row>({
  list,
  resortOf,
  label,
  anchor,
  onTurn = list.turnTo,
  children,
  map: { layout, showMap },
  ...parts
}: ResortPagesProps<Row>) {
  const { everywhere, page, pageForm, area, setArea, moveTo, reveal } = list;
  const resorts = useMemo(() => everywhere?.map(resortOf) ?? [], [everywhere, resortOf]);
  const addressNow = useAddressNow();
  if (page === null || resorts.length === 0) return null;
  const turnAfterPaint = async (target: number): Promise<void> => {
    const { pathname } = addressNow('ahead');
    await nextPaint();
    // Who is leaving by now is not brought back.
    if (addressNow('ahead').pathname === pathname) onTurn(target);
  };
  return (
    <MapAndList
      {...parts}
      layout={layout}
      resorts={resorts}
      area={area}
      onArea={moveTo}
      onList={() => showMap(false)}
      onReveal={reveal}
    >
      {page.totalItems === 0 && (
        <EmptyState
          level={3}
          title="No resort in this area"
          text="Move the map and search again, or look everywhere."
          action={
            <Button variant="quiet" onClick={() => setArea(null)}>
              Search everywhere
            </Button>
          }
        />
      )}
      {page.totalItems > 0 && (
        <CardGrid>
          {page.items.map((row, at) => (
            <MapListItem key={resortOf(row).id} id={resortOf(row).id} isBelow={at >= CARDS_IN_VIEW}>
              {children(row, at)}
            </MapListItem>
          ))}
        </CardGrid>
      )}
      <Pagination
        label={label}
        form={{ ...pageForm, anchor }}
        page={page.currentPage}
        totalPages={page.totalPages}
        window={pageWindow(page.currentPage, page.totalPages)}
        onSelect={(target) => {
          void turnAfterPaint(target);
        }}
      />
    </MapAndList>
  );
}
