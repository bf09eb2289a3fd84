import { formatStay } from '@club/domain/calendar/day-format';
import type { FilterPart } from '@club/domain/directory/filter-parts';
import { filterParts } from '@club/domain/directory/filter-parts';
import type {
  FilterableResort,
  FilterDates,
  ResortFilter,
} from '@club/domain/directory/resort-filter';
import { isResortSort, RESORT_SORTS } from '@club/domain/directory/resort-sort';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { isUnitType, UNIT_TYPES, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { CalendarDays, SlidersHorizontal, Wallet } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import type { FilterChange, FilterInAddress } from './filter-in-address.ts';
import { withFilterChange } from './filter-in-address.ts';
import type { FilterQuery } from './filter-query.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { useHistoryOverlay } from '../../kernel/routing/use-history-overlay.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { FilterChips } from './filter-chips.tsx';
import { SLEEPS_OFFERED, SORT_WORDS } from './filter-words.ts';
import type { Noun } from './filter-words.ts';
import { OrderSelect } from './order-select.tsx';
import { PillSelect } from './pill-select.tsx';
import { pillStyles } from './pill-styles.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx'));
const DatesDialog = lazy(() => import('./dates-dialog.tsx'));

/** Loads the code of the sheet before it is asked for. */
const preloadSheet = (): void => void import('./filter-sheet.tsx').catch(() => undefined);
const preloadDates = (): void => void import('./dates-dialog.tsx').catch(() => undefined);

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};
`;

const Controls = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s8};
`;

/** On phones all filters are in the sheet. */
const RoomyOnly = styled.div`
  display: none;

  ${media.tablet} {
    display: contents;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s8};
  min-width: 0;
  margin-left: auto;
`;

/** On phones below what narrows down and orders, on wider screens before the order. */
const Beside = styled.div`
  order: 1;
  flex: 1 0 100%;

  &:empty {
    display: none;
  }

  ${media.tablet} {
    order: 0;
    flex: none;
    margin-left: auto;

    & + * {
      margin-left: 0;
    }
  }
`;

const Pill = styled.button`
  ${pillStyles}
`;

const SEVERAL = 'several';

/** Parts that a bar shows in controls of its own on wide screens. */
const inSheetOnly = (filter: ResortFilter): number =>
  filterParts(filter).filter(({ kind }) => ['ceiling', 'crown', 'amenity', 'region'].includes(kind))
    .length;

type FilterBarProps = {
  /** What the filter narrows down; null while on its way. */
  resorts: readonly FilterableResort[] | null;
  query: FilterQuery;
  inAddress: FilterInAddress;
  /** What the list's own order is called. */
  givenOrder: string;
  /** Parts that have a control of their own beside the list, which also clears them. */
  without?: readonly FilterPart['kind'][] | undefined;
  units?: readonly UnitType[] | undefined;
  /** False for a list that brings dates and prices of its own. */
  hasStay?: boolean | undefined;
  /** The choice of the order, for a list with orders of its own. */
  order?: ReactNode;
  /** At the end of the row, before the order. */
  end?: ReactNode;
  /** What one thing in the list is called, and several; 'resort' and 'resorts' unless told. */
  noun?: Noun | undefined;
};

/**
 * What a list of resorts can be narrowed down by and its order, in one row: the usual filters and
 * 'More filters'; on phones a button for a sheet with all of them. Below, what is in force. All of it
 * is in the address.
 */
export function FilterBar({
  resorts,
  query,
  inAddress,
  givenOrder,
  without,
  units = UNIT_TYPES,
  hasStay = true,
  order,
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
  const count = filterParts(filter).filter(({ kind }) => without?.includes(kind) !== true).length;

  const apply = (next: FilterChange): void => {
    change(withFilterChange(inAddress, next), { preventScrollReset: true });
  };
  /** What has its own control beside the list is not for others to clear. */
  const keeping =
    (next: FilterChange): FilterChange =>
    (before) => ({
      ...next(before),
      ...(without?.includes('location') === true ? { location: before.location } : {}),
    });
  const unitValue = filter.units.length > 1 ? SEVERAL : (filter.units[0] ?? '');

  return (
    <Place>
      <Controls aria-label="Filters and order">
        <RoomyOnly>
          {hasStay && (
            <Pill
              type="button"
              aria-haspopup="dialog"
              data-on={filter.dates === null ? undefined : true}
              onPointerEnter={preloadDates}
              onFocus={preloadDates}
              onClick={dates.open}
            >
              <CalendarDays aria-hidden />
              {filter.dates === null ? 'Any dates' : formatStay(filter.dates.from, filter.dates.to)}
            </Pill>
          )}
          <PillSelect
            label="Sleeps"
            value={String(filter.sleeps)}
            on={filter.sleeps > 0}
            options={[
              { value: '0', label: 'Sleeps any' },
              ...[...new Set([...SLEEPS_OFFERED, filter.sleeps])]
                .filter((sleeps) => sleeps > 0)
                .toSorted((a, b) => a - b)
                .map((sleeps) => ({ value: String(sleeps), label: `Sleeps ${sleeps}+` })),
            ]}
            onChange={(value) => {
              apply((before) => ({ ...before, sleeps: Number(value) }));
            }}
          />
          <PillSelect
            label="Unit type"
            value={unitValue}
            on={filter.units.length > 0}
            options={[
              { value: '', label: 'Any unit' },
              ...units.map((unit) => ({ value: unit, label: unitTypeLabel(unit) })),
              ...(unitValue === SEVERAL
                ? [{ value: SEVERAL, label: `${filter.units.length} unit types` }]
                : []),
            ]}
            onChange={(value) => {
              if (value === SEVERAL) return;
              apply((before) => ({ ...before, units: isUnitType(value) ? [value] : [] }));
            }}
          />
          {isMember && hasStay && (
            <Pill
              type="button"
              aria-pressed={filter.withinBalance}
              data-on={filter.withinBalance || undefined}
              onClick={() => {
                apply((before) => ({ ...before, withinBalance: !before.withinBalance }));
              }}
            >
              <Wallet aria-hidden />
              Within my balance
            </Pill>
          )}
        </RoomyOnly>
        <MoreButton
          ref={opener}
          all={count}
          more={inSheetOnly(filter)}
          onPreload={preloadSheet}
          onOpen={sheet.open}
        />
        {end !== undefined && <Beside>{end}</Beside>}
        <End>
          {order ?? (
            <OrderSelect
              value={sort}
              isOwn={sort === 'given'}
              options={RESORT_SORTS.map((value) => ({
                value,
                label: value === 'given' ? givenOrder : SORT_WORDS[value],
              }))}
              onChange={(value) => {
                if (!isResortSort(value)) return;
                change((now) => inAddress.write(now, { ...inAddress.read(now), sort: value }), {
                  preventScrollReset: true,
                });
              }}
            />
          )}
        </End>
      </Controls>
      <FilterChips
        filter={filter}
        without={without}
        onChange={(next) => {
          apply(keeping(next));
        }}
        onEmptied={() => opener.current?.focus()}
      />
      <Suspense fallback={null}>
        {sheet.isOpen && (
          <FilterSheet
            filter={filter}
            resorts={resorts}
            units={units}
            isMember={isMember}
            hasStay={hasStay}
            noun={noun}
            onApply={(next) => {
              sheet.leaveTo(
                withFilterChange(
                  inAddress,
                  keeping(() => next),
                ),
              );
            }}
            onClose={sheet.close}
          />
        )}
        {dates.isOpen && (
          <DatesDialog
            text="Only resorts with a unit free in every night are shown."
            anyLabel="Any dates"
            chooseLabel="Show free resorts"
            dates={filter.dates}
            onChoose={(next: FilterDates | null) => {
              dates.leaveTo(withFilterChange(inAddress, (before) => ({ ...before, dates: next })));
            }}
            onClose={dates.close}
          />
        )}
      </Suspense>
    </Place>
  );
}

const PhoneWords = styled.span`
  ${media.tablet} {
    display: none;
  }
`;

const RoomyWords = styled.span`
  display: none;

  ${media.tablet} {
    display: inline;
  }
`;

type MoreButtonProps = {
  ref: React.Ref<HTMLButtonElement>;
  /** Filters in force, and those of them that are only in the sheet. */
  all: number;
  more: number;
  onPreload: () => void;
  onOpen: () => void;
};

const counted = (words: string, count: number): string =>
  count === 0 ? words : `${words} (${count})`;

/** Opens the sheet: 'Filters (3)' on phones, where it has all of them, 'More filters (1)' elsewhere. */
function MoreButton({ ref, all, more, onPreload, onOpen }: MoreButtonProps) {
  return (
    <Pill
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={onPreload}
      onFocus={onPreload}
      onClick={onOpen}
    >
      <SlidersHorizontal aria-hidden />
      <PhoneWords>{counted('Filters', all)}</PhoneWords>
      <RoomyWords>{counted('More filters', more)}</RoomyWords>
    </Pill>
  );
}
