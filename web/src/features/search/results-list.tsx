import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { MapArea } from '@club/domain/directory/map-area';
import {
  countPages,
  pageFromText,
  pageWindow,
  paginate,
  RESORT_PAGE_SIZE,
} from '@club/domain/directory/pagination';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { useAddressQuery } from '../../lib/use-address-query.ts';
import { Pagination } from '../../ui/data/pagination.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { MapAndList } from '../../ui/map/map-and-list.tsx';
import { MapListItem } from '../../ui/map/map-list-item.tsx';
import { NothingInArea } from '../../ui/map/nothing-in-area.tsx';
import { useMapArea } from '../../ui/map/use-map-area.ts';
import type { MapLayout } from '../../ui/map/use-map-layout.ts';
import { pointsText, ResultCard, tooLargeText } from './result-card.tsx';

const PAGE = 'page';
/** Cards in view at once on a desktop. */
const EAGER_CARDS = 3;

/** An address at another page of the results. */
const withPage = (params: URLSearchParams, page: number): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete(PAGE);
  else next.set(PAGE, String(page));
  return next;
};

type ResultsListProps = {
  layout: MapLayout;
  /** What was found and passes the filters, wherever it is. */
  everywhere: readonly CatalogueResort[];
  /** Those of them in the area that is searched. */
  listed: readonly CatalogueResort[];
  area: MapArea | null;
  dates: FilterDates | null;
};

/** What search found, in pages, with its map. */
export function ResultsList({ layout, everywhere, listed, area, dates }: ResultsListProps) {
  const { query, change } = useAddressQuery();
  const [, setArea] = useMapArea(PAGE);
  const page = paginate(listed, pageFromText(query.get(PAGE), countPages(listed.length)));
  const reveal = (id: string): void => {
    const at = listed.findIndex((resort) => resort.id === id);
    if (at < 0) return;
    change((now) => withPage(now, Math.floor(at / RESORT_PAGE_SIZE) + 1), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <MapAndList
      layout={layout}
      resorts={everywhere}
      area={area}
      onArea={setArea}
      onReveal={reveal}
      dates={dates}
      priceOf={pointsText}
      reasonOf={tooLargeText}
    >
      {listed.length === 0 && <NothingInArea onRemove={() => setArea(null)} />}
      {listed.length > 0 && (
        <CardGrid>
          {page.items.map((resort, at) => (
            <MapListItem key={resort.id} id={resort.id}>
              <ResultCard resort={resort} eager={at < EAGER_CARDS} />
            </MapListItem>
          ))}
        </CardGrid>
      )}
      <Pagination
        label="Pages of results"
        page={page.currentPage}
        totalPages={page.totalPages}
        window={pageWindow(page.currentPage, page.totalPages)}
        onSelect={(target) => change((now) => withPage(now, target))}
      />
    </MapAndList>
  );
}
