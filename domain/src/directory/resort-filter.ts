import type { Availability } from '../availability/scarce-nights.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import type { Cents } from '../money/cents.ts';
import type { UnitType, VacationType } from '../pricing/unit-type.ts';
import type { StateRating } from '../resort/room-options.ts';
import type { MapArea } from './map-area.ts';
import type { When } from './when.ts';

export type { FilterDates } from './when.ts';

/** The most that the stay may cost: points in all, or cents with tax for the whole stay. */
export type PriceCeiling = { in: 'points'; most: number } | { in: 'cash'; most: Cents };

/**
 * What a visitor narrows resorts down to. A part is set unless it is '', null, 0, false or an empty
 * list; a resort has to match all parts that are set.
 */
export type ResortFilter = {
  /** Part of the location, in any case (rules 1.5). */
  location: string;
  /** Only resorts with a unit free in every night of the stay, or of one of those that suit. */
  dates: When | null;
  /** People who need a bed; 0 means any number. */
  sleeps: number;
  /** The main unit is one of these. */
  units: readonly UnitType[];
  /** The crown is one of these. */
  crowns: readonly StateRating[];
  /** The resort has all of these. */
  amenities: readonly string[];
  /** The region is one of these. */
  regions: readonly string[];
  /** The part of the map that is looked at; resorts without coordinates are in none. */
  area: MapArea | null;
  /**
   * How the stay is paid: lists show prices in its currency, and by card only units match that are
   * sold as Last Call (rules 2.2).
   */
  vacationType: VacationType;
  ceiling: PriceCeiling | null;
  /** Only what the member's points pay for without borrowing. */
  withinBalance: boolean;
};

/** A filter that every resort matches. */
export const NO_FILTER: ResortFilter = {
  location: '',
  dates: null,
  sleeps: 0,
  units: [],
  crowns: [],
  amenities: [],
  regions: [],
  area: null,
  vacationType: 'rciPoints',
  ceiling: null,
  withinBalance: false,
};

/** What filters and orders read of a resort; catalogue rows have it. */
export type FilterableResort = {
  id: string;
  placeName: string;
  location: string;
  region: string;
  lat: number | null;
  lng: number | null;
  /** The main unit, by which the resort is priced. */
  bedrooms: string;
  /** Beds of the largest room that is described; null when none is. */
  sleeps: number | null;
  /** Units the resort gives the club per night. */
  units: number;
  available: boolean;
  rating: number;
  reviewsAmount: number;
  stateRating: string;
  amenities: readonly string[];
};

/** What a filter depends on, other than the resorts. */
export type FilterContext = {
  /** The suggested stay begins today; it is what prices are about while no dates are chosen. */
  today: LocalDate;
  /** Points the member can spend; null for visitors and while unknown: then all match `withinBalance`. */
  balance: number | null;
  /** What is sold; null while unknown: then all days count as free. */
  availability: Availability | null;
};
