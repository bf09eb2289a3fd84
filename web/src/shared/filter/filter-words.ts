import { formatStay } from '@club/domain/calendar/day-format';
import type { FilterPart } from '@club/domain/directory/filter-parts';
import type { PriceCeiling } from '@club/domain/directory/resort-filter';
import type { ResortSort } from '@club/domain/directory/resort-sort';
import { formatCount, formatPoints, formatUsd } from '@club/domain/money/cents';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';

/** 'Up to 60,000 points', 'Up to 361.02 USD'. */
const ceilingWords = ({ in: money, most }: PriceCeiling): string =>
  `Up to ${money === 'points' ? formatPoints(most) : formatUsd(most)}`;

/** What a part of a filter is called on its chip. */
export const partWords = (part: FilterPart): string => {
  switch (part.kind) {
    case 'location':
      return part.text;
    case 'dates':
      return formatStay(part.dates.from, part.dates.to);
    case 'sleeps':
      return `Sleeps ${part.sleeps}+`;
    case 'unit':
      return unitTypeLabel(part.unit);
    case 'ceiling':
      return ceilingWords(part.ceiling);
    case 'balance':
      return 'Within my balance';
    case 'crown':
      return part.crown;
    case 'amenity':
      return part.amenity;
    case 'region':
      return part.region;
    case 'area':
      return 'Map area';
  }
};

/** The same for every part, also of another kind, that is not the same. */
export const partKey = (part: FilterPart): string => `${part.kind} ${partWords(part)}`;

/** Names of the orders; that of the list's own is for the list to say. */
export const SORT_WORDS: Record<Exclude<ResortSort, 'given'>, string> = {
  'price-low': 'Lowest price',
  'price-high': 'Highest price',
  rating: 'Best rated',
  name: 'Name, A–Z',
};

/** Numbers of people that are offered. */
export const SLEEPS_OFFERED = [2, 4, 6, 8] as const;

/** What the things in a list are called: one, several. */
export type Noun = readonly [one: string, several: string];

const RESORTS: Noun = ['resort', 'resorts'];

/** '12 resorts', '1 stay'. */
export const countWords = (count: number, [one, several]: Noun = RESORTS): string =>
  `${formatCount(count)} ${count === 1 ? one : several}`;
