import type { InventoryMonth } from '../booking/inventory.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import { addDays, daysBetween } from '../calendar/local-date.ts';

/** Most units left that are counted; a night with more is "more than 3 left". */
export const MOST_SCARCE = 3;

/** Night 0 of the numbers that nights have here. */
const FIRST_NIGHT = '2020-01-01';

/** The number of a night: days since 1 January 2020. */
export const nightNumber = (date: LocalDate): number => daysBetween(FIRST_NIGHT, date);

/** The night that has a number. */
export const nightOfNumber = (number: number): LocalDate => addDays(FIRST_NIGHT, number);

/**
 * Nights of a resort of which something is sold and at most 3 units are left, as runs of nights with
 * the same number left: first night, length, units left; and again. In order, without overlaps, runs
 * that touch differ in what is left.
 */
export type ScarceNights = Int32Array;

/** Numbers of a run. */
export const RUN_SIZE = 3;

/** Of a resort with many units left in every night. */
export const NO_RUNS: ScarceNights = new Int32Array();

/** By the id of the resort; a resort without scarce nights is not in it. */
export type Availability = ReadonlyMap<string, ScarceNights>;

/** Units left by the number of the night. */
export type NightsLeft = ReadonlyMap<number, number>;

/** The run that begins at a place of the numbers. */
export const runAt = (
  runs: ScarceNights,
  at: number,
): { first: number; length: number; left: number } => ({
  first: runs[at] ?? 0,
  length: runs[at + 1] ?? 0,
  left: runs[at + 2] ?? 0,
});

/** Nights as runs. */
export const runsOf = (nights: NightsLeft): ScarceNights => {
  const runs: number[] = [];
  let [first, length, left] = [0, 0, 0];
  const end = (): void => {
    if (length > 0) runs.push(first, length, left);
  };
  for (const [night, units] of [...nights].toSorted(([a], [b]) => a - b)) {
    if (night === first + length && units === left) {
      length += 1;
    } else {
      end();
      [first, length, left] = [night, 1, units];
    }
  }
  end();
  return Int32Array.from(runs);
};

/** The nights of runs, each for itself. */
export const nightsIn = (runs: ScarceNights): Map<number, number> => {
  const nights = new Map<number, number>();
  for (let at = 0; at < runs.length; at += RUN_SIZE) {
    const { first, length, left } = runAt(runs, at);
    for (let night = first; night < first + length; night += 1) nights.set(night, left);
  }
  return nights;
};

/**
 * The scarce nights of a month ('YYYY-MM') at a resort that gives `units` a night. Only what is sold
 * counts: a hold runs out, and until then the resort is still worth a look.
 */
export const scarceInMonth = (
  month: string,
  inventory: InventoryMonth | undefined,
  units: number,
): Map<number, number> => {
  const nights = new Map<number, number>();
  for (const [day, { sold }] of Object.entries(inventory?.nights ?? {})) {
    const left = Math.max(0, units - sold);
    if (sold > 0 && left <= MOST_SCARCE) nights.set(nightNumber(`${month}-${day}`), left);
  }
  return nights;
};

/** Runs without what lies before `from` or from `until` on (numbers of nights). */
export const within = (runs: ScarceNights, from: number, until: number): ScarceNights => {
  const kept: number[] = [];
  for (let at = 0; at < runs.length; at += RUN_SIZE) {
    const { first, length, left } = runAt(runs, at);
    const start = Math.max(first, from);
    const end = Math.min(first + length, until);
    if (end > start) kept.push(start, end - start, left);
  }
  return Int32Array.from(kept);
};

/** Runs with the nights of one month ('YYYY-MM') replaced. */
export const withMonth = (
  runs: ScarceNights | undefined,
  month: string,
  nights: NightsLeft,
): ScarceNights => {
  const others = [...nightsIn(runs ?? NO_RUNS)].filter(
    ([night]) => !nightOfNumber(night).startsWith(month),
  );
  return runsOf(new Map([...others, ...nights]));
};

/**
 * Units left in every night of a stay, by the resort's scarce nights and the units it gives a night;
 * null for more than 3. What is held just now counts as left. Made once for a whole list.
 */
export const unitsLeftIn = (stay: {
  from: LocalDate;
  to: LocalDate;
}): ((runs: ScarceNights | undefined, units: number) => number | null) => {
  const [from, until] = [nightNumber(stay.from), nightNumber(stay.to)];
  return (runs = NO_RUNS, units) => {
    let fewest = Math.max(0, Math.floor(units));
    for (let at = 0; at < runs.length; at += RUN_SIZE) {
      const { first, length, left } = runAt(runs, at);
      if (first >= until) break;
      if (first + length > from) fewest = Math.min(fewest, left);
    }
    return fewest > MOST_SCARCE ? null : fewest;
  };
};

/** How many nights of a stay have a unit left, each by itself. Made once for a whole list. */
export const nightsFreeIn = (stay: {
  from: LocalDate;
  to: LocalDate;
}): ((runs: ScarceNights | undefined, units: number) => number) => {
  const [from, until] = [nightNumber(stay.from), nightNumber(stay.to)];
  return (runs = NO_RUNS, units) => {
    if (units < 1) return 0;
    const scarce = nightsIn(within(runs, from, until));
    return until - from - [...scarce.values()].filter((left) => left === 0).length;
  };
};
