/**
 * Days, nights and prices once more, worked out in another way than the club does: days are numbers
 * (Julian day numbers by the formula of Fliegel and Van Flandern), a weekday is a remainder, and a
 * price is added up night by night from figures written out again (rules 2.3).
 */

/** The Julian day number of 'YYYY-MM-DD'; NaN for a text of another form or a day that is none. */
export const dayNumber = (date: string): number => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return Number.NaN;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (day < 1 || day > (lengths[month - 1] ?? 0)) return Number.NaN;
  const a = Math.trunc((month - 14) / 12);
  return (
    Math.trunc((1461 * (year + 4800 + a)) / 4) +
    Math.trunc((367 * (month - 2 - 12 * a)) / 12) -
    Math.trunc((3 * Math.trunc((year + 4900 + a) / 100)) / 4) +
    day -
    32_075
  );
};

/** How a Julian day number is written: month '2027-03' and day '05'. */
export const monthAndDay = (number: number): { month: string; day: string } => {
  let l = number + 68_569;
  const n = Math.trunc((4 * l) / 146_097);
  l -= Math.trunc((146_097 * n + 3) / 4);
  const i = Math.trunc((4000 * (l + 1)) / 1_461_001);
  l = l - Math.trunc((1461 * i) / 4) + 31;
  const j = Math.trunc((80 * l) / 2447);
  const day = l - Math.trunc((2447 * j) / 80);
  l = Math.trunc(j / 11);
  const month = j + 2 - 12 * l;
  const year = 100 * (n - 49) + i + l;
  const two = (value: number): string => String(value).padStart(2, '0');
  return { month: `${year}-${two(month)}`, day: two(day) };
};

/** The nights of a stay, as 'YYYY-MM-DD'; none when the dates make no stay. */
export const ownNights = (startDate: string, endDate: string): string[] => {
  const [first, last] = [dayNumber(startDate), dayNumber(endDate)];
  if (!(last > first) || last - first > 1000) return [];
  return Array.from({ length: last - first }, (_, ahead) => {
    const { month, day } = monthAndDay(first + ahead);
    return `${month}-${day}`;
  });
};

/** Monday is 0: Saturday and Sunday are the nights that cost more. */
const isWeekend = (day: number): boolean => day % 7 === 5 || day % 7 === 6;

/** True for a night that costs more: one that begins on a Saturday or Sunday. */
export const isWeekendNight = (date: string): boolean => isWeekend(dayNumber(date));

const POINTS: Record<string, number> = {
  studio: 7000,
  '1 bedroom': 7000,
  '2 bedroom': 9000,
  '3 bedroom': 10_500,
  '4 bedroom': 12_500,
};
const CARD: Record<string, { usd: number; cents: number }> = {
  studio: { usd: 329.08, cents: 32_908 },
  '1 bedroom': { usd: 361.02, cents: 36_102 },
  '2 bedroom': { usd: 403.63, cents: 40_363 },
};

/** What a stay costs, or null for one that the club does not sell. */
export type OwnPrice = { nights: number; points: number; cents: number; usd: number };

/**
 * The price of a stay (rules 2.3): points night by night, or one price a stay
 * by card, tax included.
 */
export const ownPrice = (stay: {
  unitType: string;
  vacationType: string;
  startDate: string;
  endDate: string;
}): OwnPrice | null => {
  const [first, last] = [dayNumber(stay.startDate), dayNumber(stay.endDate)];
  if (!(last > first)) return null;
  const nights = last - first;
  if (stay.vacationType === 'lastCall') {
    const price = CARD[stay.unitType];
    return price === undefined ? null : { nights, points: 0, ...price };
  }
  const perNight = POINTS[stay.unitType];
  if (stay.vacationType !== 'rciPoints' || perNight === undefined) return null;
  let points = 0;
  for (let day = first; day < last; day += 1) points += perNight + (isWeekend(day) ? 500 : 0);
  return { nights, points, cents: 0, usd: 0 };
};
