import { formatNights } from '@club/domain/calendar/nights';
import {
  formatCount,
  formatMonth,
  formatPoints,
  formatStay,
  formatUsd,
} from '../../formats/reader-formats.ts';
import type { FilterPart } from '@club/domain/directory/filter-parts';
import type { PriceCeiling } from '@club/domain/directory/resort-filter';
import type { MonthStay, When } from '@club/domain/directory/when';
import { isFlexible, MONTH_STAY_NIGHTS, NEAR_DAYS } from '@club/domain/directory/when';
import type { ResortSort } from '@club/domain/directory/resort-sort';
import { areaText } from './area-text.ts';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';

/** 'Up to 60,000 points', 'Up to $361.02'. */
const ceilingText = ({ in: money, most }: PriceCeiling): string =>
  `Up to ${money === 'points' ? formatPoints(most) : formatUsd(most)}`;

/** 'A weekend', 'A week', '6 nights': a stay of a month. */
export const MONTH_STAY_LABELS: Record<MonthStay, string> = {
  weekend: 'A weekend',
  week: 'A week',
  month: formatNights(MONTH_STAY_NIGHTS.month),
};

/** 'Dec 20 – 26, 2026', the same with '± 3 days', or 'A weekend in December 2026'. */
export const whenText = (when: When): string => {
  if ('month' in when) return `${MONTH_STAY_LABELS[when.flex]} in ${formatMonth(when.month)}`;
  const stay = formatStay(when.from, when.to);
  return isFlexible(when) ? `${stay} ± ${NEAR_DAYS} days` : stay;
};

/** The label of a part of a filter on its chip. */
export const partText = (part: FilterPart): string => {
  switch (part.kind) {
    case 'location':
      return part.text;
    case 'dates':
      return whenText(part.dates);
    case 'sleeps':
      return `Sleeps ${part.sleeps}+`;
    case 'unit':
      return unitTypeLabel(part.unit);
    case 'vacationType':
      return 'By card';
    case 'ceiling':
      return ceilingText(part.ceiling);
    case 'balance':
      return 'Within my balance';
    case 'crown':
      return part.crown;
    case 'amenity':
      return part.amenity;
    case 'region':
      return part.region;
    case 'area':
      return areaText(part.area);
  }
};

/** The same for every other part, also of another kind. */
export const partKey = (part: FilterPart): string => `${part.kind} ${partText(part)}`;

/** Labels of the orders; each list names its own. */
export const SORT_LABELS: Record<Exclude<ResortSort, 'given'>, string> = {
  'price-low': 'Lowest price',
  'price-high': 'Highest price',
  rating: 'Best rated',
  name: 'Name, A–Z',
};

/** Options for the number of people. */
export const SLEEPS_OFFERED = [2, 4, 6, 8] as const;

/** What is listed: singular, plural. */
export type Noun = readonly [one: string, several: string];

const RESORTS: Noun = ['resort', 'resorts'];

/** '12 resorts', '1 stay'. */
export const countText = (count: number, [one, several]: Noun = RESORTS): string =>
  `${formatCount(count)} ${count === 1 ? one : several}`;
