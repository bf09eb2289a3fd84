import { nightsOf } from '@club/domain/calendar/nights';
import { isWeekendNight } from '../../proof/oracle/own-arithmetic.ts';
import { randomOf } from '../../proof/random.ts';
import { consultOracle, describeViolations } from '../../proof/oracle.ts';
import { CARD_BEGINNING } from '@club/domain/testing/card-numbers';
import { dayAhead, purchaseBody } from './club.ts';
import type { BenchClub, StayDates } from './club.ts';
import type { ControlRush, Crowd, Rush } from './crowd.ts';
import type { Answered, Purchase } from './messages.ts';

/** How large the races are. */
export type RaceSizes = {
  lastUnit: number;
  units: number;
  buyers: number;
  redemptions: number;
  /** For how many stays the member's points are enough, one race each. */
  affordable: readonly number[];
  sameKey: number;
};

/** What a race was about, what came of it, and what is wrong with that: nothing, if all is well. */
export type RaceResult = Rush & {
  name: string;
  counts: Record<string, number>;
  successes: number;
  wrong: string[];
};

const WEEK: StayDates = { startDate: dayAhead(40), endDate: dayAhead(47), unitType: '1 bedroom' };

/** How often each answer was given: '201', '409 sold-out'. */
const tally = (answers: readonly Answered[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = code === null ? String(status) : `${status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

/** Answers in words, always in the same order. */
export const spelled = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} × ${count}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(', ');

const withoutNone = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** Puts things in an order that only depends on the seed (Fisher and Yates). */
const shuffled = <Thing>(things: readonly Thing[], seed: number): Thing[] => {
  const { below } = randomOf(seed);
  const order = [...things];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    const [one, two] = [order[at], order[other]];
    if (one === undefined || two === undefined) continue;
    order[at] = two;
    order[other] = one;
  }
  return order;
};

/** Checks a race by its answers, and the whole club by the oracle. */
const checked = async (
  club: BenchClub,
  name: string,
  rush: Rush,
  wanted: Record<string, number>,
): Promise<RaceResult> => {
  const counts = tally(rush.answers);
  const [got, expected] = [spelled(counts), spelled(withoutNone(wanted))];
  const violations = await consultOracle(club.db, {
    isSettled: true,
    canaries: [CARD_BEGINNING],
  });
  return {
    ...rush,
    name,
    counts,
    successes: counts['201'] ?? 0,
    wrong: [
      ...(got === expected ? [] : [`answers: ${got}; wanted: ${expected}`]),
      ...describeViolations(violations),
    ],
  };
};

const booked = async (club: BenchClub, resortId: string): Promise<string[]> => {
  const found = await club.db.collection('bookings').where('resort._id', '==', resortId).get();
  return found.docs.filter((one) => one.get('status') === 'confirmed').map(({ id }) => id);
};

const captured = async (club: BenchClub, ids: readonly string[]): Promise<number> => {
  const found = await Promise.all(ids.map((id) => club.db.doc(`sandboxGateway/${id}`).get()));
  return found.filter((one) => one.get('state') === 'captured').length;
};

const withMore = (result: RaceResult, ...more: readonly (string | false)[]): RaceResult => ({
  ...result,
  wrong: [...result.wrong, ...more.filter((one) => one !== false)],
});

/** The last unit of a week: half of the crowd pays with points, half by card. */
const raceForLastUnit = async (
  club: BenchClub,
  crowd: Crowd,
  size: number,
  seed: number,
): Promise<RaceResult> => {
  const [buyers, resortId] = [await club.newBuyers(size), await club.newResort(1)];
  const purchases = buyers.map((buyer, index): Purchase => ({
    buyer,
    body: purchaseBody(buyer, resortId, WEEK, index % 2 === 0 ? 'points' : 'cash'),
    key: `last-${index}`,
  }));
  const rush = await crowd.rush(shuffled(purchases, seed));
  const result = await checked(club, `${size} for the last unit of 7 nights`, rush, {
    '201': 1,
    '409 sold-out': size - 1,
  });
  const sold = await booked(club, resortId);
  return withMore(result, sold.length !== 1 && `${sold.length} active bookings`);
};

/** Many units, bought by card. */
const raceForUnits = async (
  club: BenchClub,
  crowd: Crowd,
  { units, buyers: size }: RaceSizes,
  seed: number,
): Promise<RaceResult> => {
  const [buyers, resortId] = [await club.newBuyers(size), await club.newResort(units)];
  const purchases = buyers.map((buyer, index): Purchase => ({
    buyer,
    body: purchaseBody(buyer, resortId, WEEK, 'cash'),
    key: `units-${index}`,
  }));
  const rush = await crowd.rush(shuffled(purchases, seed));
  const result = await checked(club, `${size} by card for ${units} units`, rush, {
    '201': units,
    '409 sold-out': size - units,
  });
  const sold = await booked(club, resortId);
  const paid = await captured(club, sold);
  return withMore(
    result,
    sold.length !== units && `${sold.length} active bookings`,
    paid !== units && `${paid} were captured`,
  );
};

/** Single nights that begin from Monday to Friday: a studio costs 7,000 points in each. */
const weekNights = (count: number): StayDates[] => {
  const nights: StayDates[] = [];
  for (let ahead = 10; nights.length < count; ahead += 1) {
    const startDate = dayAhead(ahead);
    if (isWeekendNight(startDate)) continue;
    nights.push({ startDate, endDate: dayAhead(ahead + 1), unitType: 'studio' });
  }
  return nights;
};
const NIGHT_POINTS = 7000;
const NIGHTS_A_RESORT = 200;

/** One member who can pay for so many stays, borrowing used up, and asks for far more at once. */
const raceOfRedemptions = async (
  club: BenchClub,
  crowd: Crowd,
  size: number,
  affordable: number,
  seed: number,
): Promise<RaceResult> => {
  const [[buyer], nights] = [await club.newBuyers(1), weekNights(NIGHTS_A_RESORT)];
  if (buyer === undefined) throw new Error('There is no buyer.');
  await club.endow(buyer, affordable * NIGHT_POINTS);
  const resorts = await Promise.all(
    Array.from({ length: Math.ceil(size / NIGHTS_A_RESORT) }, () => club.newResort(1)),
  );
  const stays = resorts
    .flatMap((resortId) => nights.map((night) => ({ resortId, night })))
    .slice(0, size);
  const purchases = stays.map(({ resortId, night }, index): Purchase => ({
    buyer,
    body: purchaseBody(buyer, resortId, night, 'points'),
    key: `points-${index}`,
  }));
  const rush = await crowd.rush(shuffled(purchases, seed));
  const name = `${size} redemptions, points for ${affordable}`;
  const result = await checked(club, name, rush, {
    '201': affordable,
    '422 points-limit': size - affordable,
  });
  const left: unknown = (await club.db.doc(`accounts/${buyer.uid}`).get()).get('available');
  return withMore(result, left !== 0 && `${String(left)} points are left`);
};

/** One request, sent again and again at the same time. */
const raceOfOneKey = async (club: BenchClub, crowd: Crowd, size: number): Promise<RaceResult> => {
  const [[buyer], resortId] = [await club.newBuyers(1), await club.newResort(5)];
  if (buyer === undefined) throw new Error('There is no buyer.');
  const body = purchaseBody(buyer, resortId, WEEK, 'cash');
  const rush = await crowd.rush(Array.from({ length: size }, () => ({ buyer, body, key: 'one' })));
  const result = await checked(club, `one key ${size} times, by card`, rush, {
    '201': 1,
    '200': size - 1,
  });
  const bodies = new Set(rush.answers.map(({ digest }) => digest)).size;
  const sold = await booked(club, resortId);
  const taken = await captured(club, sold);
  return withMore(
    result,
    bodies !== 1 && `${bodies} different bodies`,
    sold.length !== 1 && `${sold.length} bookings`,
    taken !== 1 && `${taken} captures`,
  );
};

/** All races, one after the other; `tell` hears of each as it ends. */
export const runRaces = async (
  club: BenchClub,
  crowd: Crowd,
  sizes: RaceSizes,
  seed: number,
  tell: (result: RaceResult) => void = () => undefined,
): Promise<RaceResult[]> => {
  const races: readonly (() => Promise<RaceResult>)[] = [
    () => raceForLastUnit(club, crowd, sizes.lastUnit, seed),
    () => raceForUnits(club, crowd, sizes, seed + 1),
    ...sizes.affordable.map(
      (stays, index) => () =>
        raceOfRedemptions(club, crowd, sizes.redemptions, stays, seed + 2 + index),
    ),
    () => raceOfOneKey(club, crowd, sizes.sameKey),
  ];
  const results: RaceResult[] = [];
  for (const race of races) {
    const result = await race();
    results.push(result);
    tell(result);
  }
  return results;
};

/** What the plain control sold of so many units to so many buyers, and what it lost. */
export type ControlResult = ControlRush & {
  name: string;
  buyers: number;
  sold: number;
  unsold: number;
  lost: number;
};

/** The same work by plain `runTransaction`, for a smaller crowd, and only until its time is up. */
export const runControl = async (
  crowd: Crowd,
  {
    name,
    units,
    buyers,
    untilMs,
  }: { name: string; units: number; buyers: number; untilMs: number },
): Promise<ControlResult> => {
  const rush = await crowd.rushPlainly({
    resortId: name.replaceAll(/\W/g, ''),
    nights: nightsOf(WEEK.startDate, WEEK.endDate),
    units,
    buyers: Array.from({ length: buyers }, (_, number) => String(number)),
    untilMs,
  });
  const sold = rush.outcomes.filter((outcome) => outcome === 'sold').length;
  return {
    ...rush,
    name,
    buyers,
    sold,
    unsold: Math.max(0, units - sold),
    lost: rush.outcomes.filter((outcome) => outcome === 'lost').length,
  };
};
