import type { FilterableResort, ResortFilter } from '@club/domain/directory/resort-filter';
import type { When } from '@club/domain/directory/when';
import type { HistoryOverlay } from '../../kernel/routing/use-history-overlay.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import type { Noun } from './filter-labels.ts';

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'));
const WhenDialog = lazyPart(() => import('./when-dialog.tsx'));

/** Preloads the code of the sheet. */
export const preloadSheet = FilterSheet.preload;
/** Preloads the code of the dates. */
export const preloadDates = WhenDialog.preload;

type FilterOverlaysProps = {
  sheet: HistoryOverlay;
  dates: HistoryOverlay;
  filter: ResortFilter;
  resorts: readonly FilterableResort[] | null;
  isMember: boolean;
  hasPrices: boolean;
  noun: Noun | undefined;
  onApply: (filter: ResortFilter) => void;
  onDates: (dates: When | null) => void;
};

/** What opens over a list: the sheet with all of its filters, and the dialog of the dates. */
export function FilterOverlays({
  sheet,
  dates,
  filter,
  resorts,
  isMember,
  hasPrices,
  noun,
  onApply,
  onDates,
}: FilterOverlaysProps) {
  return (
    <>
      {sheet.isOpen && (
        <FilterSheet
          filter={filter}
          resorts={resorts}
          isMember={isMember}
          hasPrices={hasPrices}
          noun={noun}
          onApply={onApply}
          onClose={sheet.close}
        />
      )}
      {dates.isOpen && (
        <WhenDialog
          text="Only resorts with a unit free in every night are shown."
          anyLabel="Any dates"
          chooseLabel="Show free resorts"
          when={filter.dates}
          onChoose={onDates}
          onClose={dates.close}
        />
      )}
    </>
  );
}
