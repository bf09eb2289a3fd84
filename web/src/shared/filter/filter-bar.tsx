import type { FilterPart } from '@club/domain/directory/filter-parts';
import { filterParts } from '@club/domain/directory/filter-parts';
import type { FilterableResort } from '@club/domain/directory/resort-filter';
import { isResortSort, RESORT_SORTS } from '@club/domain/directory/resort-sort';
import { offeredUnitTypes } from '@club/domain/pricing/unit-type';
import { type ReactNode, useRef } from 'react';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import type { FilterChange, FilterInAddress } from './filter-in-address.ts';
import { withFilterChange } from './filter-in-address.ts';
import type { FilterQuery } from './filter-query.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { useHistoryOverlay } from '../../kernel/routing/use-history-overlay.ts';
import type { SelectOption } from '../../design/form/select-input.tsx';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { Bar, Beside, Controls, End, Order } from './filter-bar-layout.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { partText, SORT_LABELS } from './filter-labels.ts';
import type { Noun } from './filter-labels.ts';
import { FilterOverlays, preloadDates, preloadSheet } from './filter-overlays.tsx';
import { OrderSelect } from './order-select.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { SheetButton } from './sheet-button.tsx';

const NO_RESORTS: readonly FilterableResort[] = [];
const NO_PARTS: readonly FilterPart['kind'][] = [];

/** Orders of a list other than those of resorts; the first one is its own. */
type OwnOrder = {
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
};

type FilterBarProps = {
  /** What the filter applies to; null while loading. */
  resorts: readonly FilterableResort[] | null;
  query: FilterQuery;
  inAddress: FilterInAddress;
  /** Label of the list's own order. */
  givenOrder: string;
  /** Parts with controls of their own beside the list, which also clear them. */
  without?: readonly FilterPart['kind'][] | undefined;
  /** False for a list with prices of its own. */
  hasPrices?: boolean | undefined;
  /** For a list with orders of its own. */
  ownOrder?: OwnOrder | undefined;
  /** Where the list opens without script, '#resorts'. */
  anchor?: string | undefined;
  /** What a part is called here, where the list knows more than the part says. */
  labelOf?: ((part: FilterPart) => string | undefined) | undefined;
  /** How many resorts a part alone leaves, for its chip; undefined where that is not of interest. */
  countOf?: ((part: FilterPart) => number | undefined) | undefined;
  /** At the end of the row, before the order. */
  end?: ReactNode;
  /** Singular and plural of what is listed; 'resort' and 'resorts' by default. */
  noun?: Noun | undefined;
};

/**
 * Filters and order of a list of resorts in one row: the most used filters and 'More filters'; on
 * phones a button for a sheet with all of them. Below, the active filters. All of it is in the
 * address.
 */
export function FilterBar({
  resorts,
  query,
  inAddress,
  givenOrder,
  without,
  hasPrices = true,
  ownOrder,
  anchor,
  labelOf,
  countOf,
  end,
  noun,
}: FilterBarProps) {
  const { change } = useAddressQuery();
  const session = useSession();
  const sheet = useHistoryOverlay('filters');
  const dates = useHistoryOverlay('dates');
  const opener = useRef<HTMLButtonElement>(null);
  const { filter, sort } = query;
  const isMember = session.status === 'signed-in';
  // A list without prices of its own choice is that of Last Call.
  const units = offeredUnitTypes(hasPrices ? filter.vacationType : 'lastCall');
  const count = filterParts(filter).filter(({ kind }) => without?.includes(kind) !== true).length;

  const textOf = (part: FilterPart): string => labelOf?.(part) ?? partText(part);

  const apply = (next: FilterChange): void => {
    change(withFilterChange(inAddress, next), { preventScrollReset: true });
  };
  /** Parts with controls beside the list are not cleared here. */
  const keeping =
    (next: FilterChange): FilterChange =>
    (before) => ({
      ...next(before),
      ...(without?.includes('location') === true ? { location: before.location } : {}),
      ...(without?.includes('vacationType') === true ? { vacationType: before.vacationType } : {}),
    });

  const order: OwnOrder = ownOrder ?? {
    value: sort,
    options: RESORT_SORTS.map((value) => ({
      value,
      label: value === 'given' ? givenOrder : SORT_LABELS[value],
    })),
    onChange: (value) => {
      if (!isResortSort(value)) return;
      change((now) => inAddress.write(now, { ...inAddress.read(now), sort: value }), {
        preventScrollReset: true,
      });
    },
  };

  return (
    <Bar>
      <WithoutScript>
        {import.meta.env.SSR && (
          <FilterForm
            resorts={resorts ?? NO_RESORTS}
            query={query}
            inAddress={inAddress}
            hasPrices={hasPrices}
            without={without ?? NO_PARTS}
            orders={order.options}
            order={order.value}
            anchor={anchor}
            labelOf={textOf}
          />
        )}
      </WithoutScript>
      <Controls aria-label="Filters and order" data-without-script="hide">
        <QuickFilters
          filter={filter}
          units={units}
          hasPrices={hasPrices}
          isMember={isMember}
          onChange={apply}
          onDates={dates.open}
          onPreloadDates={preloadDates}
        />
        <SheetButton
          ref={opener}
          filter={filter}
          count={count}
          onPreload={preloadSheet}
          onOpen={sheet.open}
        />
        <End>
          {end !== undefined && <Beside>{end}</Beside>}
          <Order>
            <OrderSelect {...order} isOwn={order.value === order.options[0]?.value} />
          </Order>
        </End>
      </Controls>
      <FilterChips
        filter={filter}
        labelOf={textOf}
        countOf={countOf}
        without={without}
        onChange={(next) => {
          apply(keeping(next));
        }}
        onEmptied={() => opener.current?.focus()}
      />
      <FilterOverlays
        sheet={sheet}
        dates={dates}
        filter={filter}
        resorts={resorts}
        isMember={isMember}
        hasPrices={hasPrices}
        noun={noun}
        onApply={(next) => {
          sheet.leaveTo(
            withFilterChange(
              inAddress,
              keeping(() => next),
            ),
          );
        }}
        onDates={(next) => {
          dates.leaveTo(withFilterChange(inAddress, (before) => ({ ...before, dates: next })));
        }}
      />
    </Bar>
  );
}
