import { PATTERN_WORDS } from './criteria-patterns.ts';
import {
  AMENITY_WORDS,
  GENERAL_WORDS,
  LITTLE_WORDS,
  OTHER_NAMES,
  WARM_WORDS,
} from './criteria-words.ts';
import { type NearWord, nearWords, type Vocabulary, vocabularySteps } from './vocabulary.ts';

/** Words that criteria are made of, each as often as a name that many resorts have. */
const OFTEN = 100;
let criteria: Vocabulary | null = null;

/** The words that ask for more than names, as a vocabulary. */
export const criteriaVocabulary = (): Vocabulary => {
  if (criteria !== null) return criteria;
  const words = [
    ...AMENITY_WORDS.keys(),
    ...WARM_WORDS,
    ...GENERAL_WORDS,
    ...PATTERN_WORDS,
    ...[...OTHER_NAMES.keys()].filter((name) => !name.includes(' ')),
  ]
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => !LITTLE_WORDS.has(word));
  const steps = vocabularySteps(words.map((word) => [word, OFTEN] as const));
  for (;;) {
    const { done, value } = steps.next();
    if (done !== true) continue;
    criteria = value;
    return value;
  }
};

/** What was found near words lately; the words before the last stay the same while one types. */
const MOST_KEPT = 40;
const kept = new WeakMap<Vocabulary, Map<string, string | null>>();

/** Of shorter words two mistakes leave too little. */
const TWO_MISTAKES_LENGTH = 6;

/** Words of a criterion are changed without a question, so they have to be nearer than what is suggested. */
const isNear = (typed: string, { word, distance }: NearWord): boolean =>
  distance <= 1 || (typed.length >= TWO_MISTAKES_LENGTH && word.charAt(0) === typed.charAt(0));

const likeliest = (vocabulary: Vocabulary, typed: string, unfinished: boolean): string | null => {
  const [criterion] = nearWords(criteriaVocabulary(), typed, { limit: 1, unfinished });
  const [name] = nearWords(vocabulary, typed, { limit: 1, unfinished });
  const nearest = [criterion, name]
    .filter((one) => one !== undefined)
    .toSorted((one, other) => one.distance - other.distance)
    .find((one) => isNear(typed, one));
  return nearest?.word ?? null;
};

/** The likeliest word of the club or of criteria for one that is in neither; null when none is near. */
export const nearSpelling = (
  vocabulary: Vocabulary,
  typed: string,
  unfinished: boolean,
): string | null => {
  const known = kept.get(vocabulary) ?? new Map<string, string | null>();
  kept.set(vocabulary, known);
  const key = `${typed} ${unfinished ? 'unfinished' : 'whole'}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = likeliest(vocabulary, typed, unfinished);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, found);
  return found;
};

/** How many names near to a word are looked at for one that is meant. */
const CANDIDATES = 6;

/** The likeliest name of the club near a word that is of the kind that is meant; null for none. */
export const nearName = (
  vocabulary: Vocabulary,
  typed: string,
  isMeant: (word: string) => boolean,
): string | null =>
  nearWords(vocabulary, typed, { limit: CANDIDATES }).find(
    (near) => isNear(typed, near) && isMeant(near.word),
  )?.word ?? null;
