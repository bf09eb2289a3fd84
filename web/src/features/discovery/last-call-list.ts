import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { Cents } from '@club/domain/money/cents';
import { cashPriceUsd, cashTotalCents } from '@club/domain/pricing/cash-price';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { isUnitOffered, isUnitType } from '@club/domain/pricing/unit-type';

/** A stay sold as Last Call: the resort's main unit and its total with tax. */
export type LastCallStay = { resort: CatalogueResort; unitType: UnitType; totalCents: Cents };

/** Orders of the list, with their names. */
export const LAST_CALL_ORDERS = [
  { id: 'price', label: 'Lowest price' },
  { id: 'rating', label: 'Best rated' },
  { id: 'name', label: 'Place, A–Z' },
] as const;
export type LastCallOrder = (typeof LAST_CALL_ORDERS)[number]['id'];

/** What the address says about the list. Empty texts mean "any". */
export type LastCallFilters = { unit: UnitType | ''; region: string; order: LastCallOrder };

const PARAMS = { unit: 'unit', region: 'region', order: 'sort' } as const;

/** Reads the filters of an address; rubbish counts as "any". */
export const lastCallFiltersOf = (params: URLSearchParams): LastCallFilters => {
  const unit = params.get(PARAMS.unit);
  const order = params.get(PARAMS.order);
  return {
    unit: isUnitType(unit) && isUnitOffered(unit, 'lastCall') ? unit : '',
    region: params.get(PARAMS.region) ?? '',
    order: LAST_CALL_ORDERS.find(({ id }) => id === order)?.id ?? 'price',
  };
};

/** The query of an address with these filters, from the first page. */
export const lastCallQuery = (filters: LastCallFilters): URLSearchParams => {
  const params = new URLSearchParams();
  if (filters.unit !== '') params.set(PARAMS.unit, filters.unit);
  if (filters.region !== '') params.set(PARAMS.region, filters.region);
  if (filters.order !== 'price') params.set(PARAMS.order, filters.order);
  return params;
};

/** How many filters are in force; the order is none. */
export const activeFilters = ({ unit, region }: LastCallFilters): number =>
  Number(unit !== '') + Number(region !== '');

/** Stays that are sold as Last Call: open resorts whose main unit is offered for it (S§9). */
export const lastCallStays = (resorts: readonly CatalogueResort[]): LastCallStay[] =>
  resorts.flatMap((resort) => {
    const unitType = resort.bedrooms;
    if (!resort.available || !isUnitType(unitType) || !isUnitOffered(unitType, 'lastCall')) {
      return [];
    }
    return [{ resort, unitType, totalCents: cashTotalCents(cashPriceUsd(unitType, 'lastCall')) }];
  });

const ORDERS: Record<LastCallOrder, (a: LastCallStay, b: LastCallStay) => number> = {
  price: (a, b) => a.totalCents - b.totalCents || b.resort.rating - a.resort.rating,
  rating: (a, b) =>
    b.resort.rating - a.resort.rating || b.resort.reviewsAmount - a.resort.reviewsAmount,
  name: (a, b) => a.resort.location.localeCompare(b.resort.location),
};

/** The stays that pass the filters, in their order. */
export const filterStays = (
  stays: readonly LastCallStay[],
  { unit, region, order }: LastCallFilters,
): LastCallStay[] =>
  stays
    .filter((stay) => unit === '' || stay.unitType === unit)
    .filter((stay) => region === '' || stay.resort.region === region)
    .toSorted(ORDERS[order]);
