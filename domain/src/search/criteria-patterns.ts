import type { LocalDate } from '../calendar/local-date.ts';
import { monthOf } from '../calendar/local-date.ts';
import { monthAfter } from '../calendar/month.ts';
import { nextWeekend, thisWeekend } from '../calendar/weekend.ts';
import type { FilterPart } from '../directory/filter-parts.ts';
import { MAX_SLEEPS } from '../directory/filter-limits.ts';
import { isBookable, type MonthStay, type When } from '../directory/when.ts';
import { UNIT_TYPES } from '../pricing/unit-type.ts';

/** A phrase in plain words, as it may be meant on a day. */
type Spoken = { phrase: string; typed: string; today: LocalDate };

/** The longest phrase that a pattern takes, in words. */
export const LONGEST_PATTERN = 6;

const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const NUMBER = `\\d{1,2}|${NUMBER_WORDS.join('|')}`;
const PEOPLE = 'people|persons?|pax|guests?|adults?|travell?ers?|friends|of us';
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH = `${MONTHS.join('|')}|${MONTHS.map((month) => month.slice(0, 3)).join('|')}|sept`;

const numberOf = (text: string): number => {
  const spelled = NUMBER_WORDS.indexOf(text);
  return spelled === -1 ? Number(text) : spelled + 1;
};

const SLEEPS = [
  new RegExp(`^(?:for |sleeps |with )?(${NUMBER}) (?:${PEOPLE})$`),
  new RegExp(`^(?:for|sleeps|sleeping|(?:for )?(?:a )?(?:family|party|group) of) (${NUMBER})$`),
];
const COUPLE = /^(?:for )?(?:a |the )?couples?$/;

const sleepsPart = ({ phrase }: Spoken): FilterPart[] => {
  const spoken = SLEEPS.map((pattern) => pattern.exec(phrase)?.[1]).find(
    (one) => one !== undefined,
  );
  const sleeps = COUPLE.test(phrase) ? 2 : spoken === undefined ? 0 : numberOf(spoken);
  return sleeps > 0 ? [{ kind: 'sleeps', sleeps: Math.min(MAX_SLEEPS, sleeps) }] : [];
};

const BEDROOMS = new RegExp(`^(?:a )?(${NUMBER}) ?(?:bed ?rooms?|beds?|br)$`);

const unitPart = ({ phrase }: Spoken): FilterPart[] => {
  const bedrooms = BEDROOMS.exec(phrase)?.[1];
  const name = bedrooms === undefined ? phrase : `${numberOf(bedrooms)} bedroom`;
  const unit = UNIT_TYPES.find((one) => one === name || `${one}s` === name);
  return unit === undefined ? [] : [{ kind: 'unit', unit }];
};

const CROWNS: readonly (readonly [RegExp, FilterPart])[] = [
  [
    /^(?:(?:rci )?gold crown|luxury|luxurious|five star|5 star)$/,
    { kind: 'crown', crown: 'RCI Gold Crown' },
  ],
  [/^(?:rci )?silver crown$/, { kind: 'crown', crown: 'RCI Silver Crown' }],
  [
    /^(?:last call|(?:by|with) (?:credit )?card)$/,
    { kind: 'vacationType', vacationType: 'lastCall' },
  ],
];

const namedPart = ({ phrase }: Spoken): FilterPart[] =>
  CROWNS.filter(([pattern]) => pattern.test(phrase)).map(([, part]) => part);

const CEILING =
  /^(?:under|below|up to|less than|at most|max|within) (\d{1,3}(?: ?\d{3})*)( ?k)? ?(points|point|pts|dollars|usd)?$/;
/** From this number on a ceiling without a currency means points. */
const POINTS_FROM = 2000;

const ceilingPart = ({ phrase, typed }: Spoken): FilterPart[] => {
  const [, digits, thousands, money = ''] = CEILING.exec(phrase) ?? [];
  if (digits === undefined) return [];
  const amount = Number(digits.replaceAll(' ', '')) * (thousands === undefined ? 1 : 1000);
  const isCash =
    typed.includes('$') ||
    ['dollars', 'usd'].includes(money) ||
    (money === '' && amount < POINTS_FROM);
  return isCash
    ? [
        { kind: 'vacationType', vacationType: 'lastCall' },
        { kind: 'ceiling', ceiling: { in: 'cash', most: amount * 100 } },
      ]
    : [{ kind: 'ceiling', ceiling: { in: 'points', most: amount } }];
};

const MONTH_PHRASE = new RegExp(
  `^((?:for |in )?(?:a |one |the )?(weekend|week|${NUMBER} nights?)? ?(?:in|of|during|next|this)? ?)(${MONTH})(?: (20\\d\\d))?$`,
);
/** Months that are words as well: they need a word before or a year after them. */
const ALSO_WORDS = /^(?:march|[a-z]{3}|sept)$/;

/** The months that stays can be booked in, of which a number and perhaps a year are known. */
const bookableMonth = (
  flex: MonthStay,
  month: number,
  year: string | undefined,
  today: LocalDate,
): When | null => {
  for (let ahead = 0; ahead <= 12; ahead += 1) {
    const candidate = monthAfter(monthOf(today), ahead);
    const isMeant =
      Number(candidate.slice(5)) === month && (year === undefined || candidate.startsWith(year));
    const when = { flex, month: candidate };
    if (isMeant && isBookable(when, today)) return when;
  }
  return null;
};

const monthDates = ({ phrase, today }: Spoken): When | null => {
  const [, before = '', length = '', month = '', year] = MONTH_PHRASE.exec(phrase) ?? [];
  if (month === '' || (before === '' && year === undefined && ALSO_WORDS.test(month))) return null;
  const number = MONTHS.findIndex((name) => name.startsWith(month)) + 1;
  const flex = length === 'weekend' || length === 'week' ? length : 'month';
  return bookableMonth(flex, number, year, today);
};

const NEW_YEAR = /^(?:the )?new years?(?: s)?(?: eve| day)?$/;

/** How long a stay is, of which no filter knows anything: '3 nights', 'for a couple of weeks'. */
const LENGTH = new RegExp(
  `^(?:for )?(?:${NUMBER}|(?:a )?(?:few|couple)(?: of)?) (?:nights?|days?|weeks?)$`,
);
export const isLength = (phrase: string): boolean => LENGTH.test(phrase);

/** Days that have a name; the last of them is the departure. */
const namedDates = ({ phrase, today }: Spoken): When | null => {
  // The other words before days are little ones.
  const spoken = phrase.startsWith('over ') ? phrase.slice('over '.length) : phrase;
  const year = today.slice(0, 4);
  if (NEW_YEAR.test(spoken)) {
    return { flex: 'near', from: `${year}-12-29`, to: `${Number(year) + 1}-01-04` };
  }
  switch (spoken) {
    case 'this weekend':
      return thisWeekend(today);
    case 'next weekend':
      return nextWeekend(today);
    case 'this month':
      return { flex: 'month', month: monthOf(today) };
    case 'next month':
      return { flex: 'month', month: monthAfter(monthOf(today)) };
    case 'christmas':
      return { flex: 'near', from: `${year}-12-23`, to: `${year}-12-29` };
    default:
      return null;
  }
};

const datesPart = (spoken: Spoken): FilterPart[] => {
  const dates = monthDates(spoken) ?? namedDates(spoken);
  return dates !== null && isBookable(dates, spoken.today) ? [{ kind: 'dates', dates }] : [];
};

const PATTERNS = [sleepsPart, unitPart, namedPart, ceilingPart, datesPart];

/** Words of these patterns that are long enough to be misspelled. */
export const PATTERN_WORDS: readonly string[] = [
  ...MONTHS,
  'adults',
  'bedroom',
  'bedrooms',
  'christmas',
  'couple',
  'dollars',
  'guests',
  'luxury',
  'people',
  'points',
  'studio',
];

/** What a whole phrase says of people, unit, price or days: 'for 4', 'in march'; empty for none. */
export const patternParts = (spoken: Spoken): FilterPart[] =>
  PATTERNS.flatMap((part) => part(spoken));
