import type { LocalDate } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import type { VacationType } from '@club/domain/pricing/unit-type';
import { displayName } from '@club/domain/resort/resort-name';
import { formatPoints, formatUsd } from '../../formats/reader-formats.ts';
import { suggestedPrice } from '../../shared/resort/resort-price.ts';
import type { StayState } from './stay-state.ts';

/** The stay and availability that resorts are compared for. */
export type CompareContext = {
  /** The currency of the price. */
  vacationType: VacationType;
  dates: FilterDates | null;
  /** People who need a bed; 0 where that is not known. */
  party: number;
  today: LocalDate;
  stateOf: (resort: CatalogueResort) => StayState;
};

/** What decides between resorts. */
export type CompareFacts = {
  name: string;
  /** Cents or points for the stay; null where it is not sold in this currency. */
  price: number | null;
  state: StayState;
  sleeps: number | null;
  /** null without enough reviews to count. */
  rating: number | null;
};

/** Reviews from which on a rating counts. */
const ENOUGH_REVIEWS = 5;
/** What is at least this share dearer costs more; what is nearer costs the same. */
const PRICE_MATTERS = 1.05;
/** Points of rating, of 10, from which on one resort is better rated. */
const RATING_MATTERS = 0.5;

/** The facts of a resort, for the stay. */
export const compareFacts = (
  resort: CatalogueResort,
  { vacationType, dates, today, stateOf }: CompareContext,
): CompareFacts => {
  const price = suggestedPrice(resort.bedrooms, today, dates);
  const { rating, reviewsAmount, sleeps, placeName } = resort;
  return {
    name: displayName(placeName),
    price: (vacationType === 'rciPoints' ? price?.points : price?.cashCents) ?? null,
    state: stateOf(resort),
    sleeps,
    rating: rating > 0 && reviewsAmount >= ENOUGH_REVIEWS ? rating : null,
  };
};

/** A price in the currency of the comparison. */
export const priceText = (price: number, vacationType: VacationType): string =>
  vacationType === 'rciPoints' ? formatPoints(price) : formatUsd(price);

const known = (figures: readonly (number | null)[]): number[] =>
  figures.filter((figure) => figure !== null);

/** Which of the resorts cost least, where that matters. */
export const isCheapest = (facts: readonly CompareFacts[]): boolean[] => {
  const most = Math.min(...known(facts.map(({ price }) => price))) * PRICE_MATTERS;
  return facts.map(({ price }) => price !== null && price < most);
};

/** Which of the resorts have most beds. */
export const isRoomiest = (facts: readonly CompareFacts[]): boolean[] => {
  const most = Math.max(...known(facts.map(({ sleeps }) => sleeps)));
  return facts.map(({ sleeps }) => sleeps === most);
};

/** Which of the resorts are rated best, where that matters. */
export const isBestRated = (facts: readonly CompareFacts[]): boolean[] => {
  const least = Math.max(...known(facts.map(({ rating }) => rating))) - RATING_MATTERS;
  return facts.map(({ rating }) => rating !== null && rating > least);
};

/** Which of the resorts have beds for everyone. */
export const hasBeds = (facts: readonly CompareFacts[], party: number): boolean[] =>
  facts.map(({ sleeps }) => sleeps !== null && sleeps >= party);

/** Which of the resorts can be booked for the stay, as far as that is known. */
export const isFree = (facts: readonly CompareFacts[]): boolean[] =>
  facts.map(({ state }) => state.kind !== 'closed' && state.kind !== 'sold-out');
