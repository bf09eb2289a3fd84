import { countNights } from '@club/domain/calendar/nights';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { CompareContext, CompareFacts } from './compare-facts.ts';
import {
  compareFacts,
  hasBeds,
  isBestRated,
  isCheapest,
  isFree,
  isRoomiest,
  priceText,
} from './compare-facts.ts';

/** Which of the compared resorts suit the stay best, and a sentence that says why. */
export type CompareVerdict = {
  /** Empty where none is better than the others. */
  resortIds: readonly string[];
  text: string;
};

type Candidate = { id: string; facts: CompareFacts };

/** One test: which candidates pass, and why those are better than the others. */
type Step = {
  passes: (facts: readonly CompareFacts[]) => readonly boolean[];
  reason: (best: CompareFacts, other: CompareFacts, isOne: boolean) => string;
  /** The one to compare with is the highest of the others. */
  rank?: (facts: CompareFacts) => number;
  /** What is said when none passes; without it, the test then decides nothing. */
  none?: (candidates: readonly Candidate[]) => string;
};

const listed = (names: readonly string[]): string =>
  names.length === 1
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const only = (isOne: boolean): string => (isOne ? 'the only one' : 'the only ones');

const nightsFree = ({ facts: { state } }: Candidate): number =>
  state.kind === 'sold-out' ? state.nightsFree : 0;

const noneFree = (candidates: readonly Candidate[], nights: number): string => {
  const [most] = candidates.toSorted((one, other) => nightsFree(other) - nightsFree(one));
  const free = most === undefined ? 0 : nightsFree(most);
  return free === 0 || most === undefined
    ? 'None of these is free on these dates.'
    : `None of these is free on all of these nights. ${most.facts.name} has most of them, ${free} of ${nights}.`;
};

/** ', which sleeps 6 rather than 4': what the other price buys. */
const roomOf = ({ sleeps }: CompareFacts, other: CompareFacts): string => {
  if (sleeps === null || other.sleeps === null) return '';
  if (sleeps === other.sleeps) return ', with as many beds';
  return other.sleeps > sleeps
    ? `, which sleeps ${other.sleeps} rather than ${sleeps}`
    : `, and sleeps ${sleeps} rather than ${other.sleeps}`;
};

/** The tests in the order in which they decide. */
const stepsFor = ({ vacationType, dates, party }: CompareContext): Step[] => {
  const text = (price: number): string => priceText(price, vacationType);
  const sold = vacationType === 'rciPoints' ? 'sold for points' : 'sold by card';
  return [
    {
      passes: (facts) => facts.map(({ price }) => price !== null),
      reason: (_best, _other, isOne) => `${only(isOne)} ${sold}`,
      none: () => `None of these is ${sold}.`,
    },
    {
      passes: isFree,
      reason: (_best, _other, isOne) =>
        `${only(isOne)} ${dates === null ? 'that can be booked now' : 'free on these dates'}`,
      none: (candidates) =>
        dates === null
          ? 'None of these can be booked now.'
          : noneFree(candidates, countNights(dates.from, dates.to)),
    },
    {
      passes: (facts) => (party === 0 ? facts.map(() => true) : hasBeds(facts, party)),
      reason: (_best, _other, isOne) => `${only(isOne)} with beds for ${party}`,
      none: () => `None of these has beds for ${party}.`,
    },
    {
      passes: isCheapest,
      rank: ({ price }) => -(price ?? 0),
      reason: (best, other) => {
        const [price, more] = [best.price ?? 0, other.price ?? 0];
        return `${text(price)}, ${text(more - price)} less than ${other.name}${roomOf(best, other)}`;
      },
    },
    {
      passes: isRoomiest,
      rank: ({ sleeps }) => sleeps ?? 0,
      reason: (best, other) =>
        other.sleeps === null
          ? `the same price as ${other.name}, with beds for ${best.sleeps ?? 0}`
          : `the same price as ${other.name}, and sleeps ${best.sleeps ?? 0} rather than ${other.sleeps}`,
    },
    {
      passes: isBestRated,
      rank: ({ rating }) => rating ?? 0,
      reason: (best, other) =>
        `the same price and room as ${other.name}, and rated ${(best.rating ?? 0).toFixed(1)}${other.rating === null ? '' : ` rather than ${other.rating.toFixed(1)}`}`,
    },
  ];
};

/** Which of the resorts suit the stay best, and why. */
export const compareVerdict = (
  resorts: readonly CatalogueResort[],
  context: CompareContext,
): CompareVerdict => {
  let left: readonly Candidate[] = resorts.map((resort) => ({
    id: resort.id,
    facts: compareFacts(resort, context),
  }));
  let reason: string | null = null;
  for (const step of stepsFor(context)) {
    const passes = step.passes(left.map(({ facts }) => facts));
    const after = left.filter((_, at) => passes[at] === true);
    const [best] = after;
    if (best === undefined) {
      if (step.none === undefined) continue;
      return { resortIds: [], text: step.none(left) };
    }
    const { rank = () => 0 } = step;
    const [other] = left
      .filter((_, at) => passes[at] !== true)
      .toSorted((one, two) => rank(two.facts) - rank(one.facts));
    if (other !== undefined) reason = step.reason(best.facts, other.facts, after.length === 1);
    left = after;
  }
  if (reason === null) {
    return {
      resortIds: [],
      text: 'Price, room and rating are alike: choose the place you like best.',
    };
  }
  const names = listed(left.map(({ facts }) => facts.name));
  const isPlural = left.length > 1;
  const degree = resorts.length === 2 ? 'better' : 'best';
  return {
    resortIds: left.map(({ id }) => id),
    text: `${names} ${isPlural ? 'suit' : 'suits'} this stay ${degree}: ${reason}.`,
  };
};
