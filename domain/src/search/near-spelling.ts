import { PATTERN_WORDS } from './wish-patterns.ts';
import { AMENITY_WORDS, GENERAL_WORDS, LITTLE_WORDS, WARM_WORDS } from './wish-words.ts';
import { nearWords, type Vocabulary, vocabularySteps } from './vocabulary.ts';

/** Words that wishes are made of, each as often as a name that many resorts have. */
const OFTEN = 100;
let wishes: Vocabulary | null = null;

const wishVocabulary = (): Vocabulary => {
  if (wishes !== null) return wishes;
  const words = [...AMENITY_WORDS.keys(), ...WARM_WORDS, ...GENERAL_WORDS, ...PATTERN_WORDS]
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => !LITTLE_WORDS.has(word));
  const steps = vocabularySteps(words.map((word) => [word, OFTEN] as const));
  for (;;) {
    const { done, value } = steps.next();
    if (done !== true) continue;
    wishes = value;
    return value;
  }
};

/** What was found near words lately; the words before the last stay the same while one types. */
const MOST_KEPT = 40;
const kept = new WeakMap<Vocabulary, Map<string, string | null>>();

const likeliest = (vocabulary: Vocabulary, typed: string, unfinished: boolean): string | null => {
  const [wish] = nearWords(wishVocabulary(), typed, { limit: 1, unfinished });
  const [word] = nearWords(vocabulary, typed, { limit: 1, unfinished });
  if (wish !== undefined && (word === undefined || wish.distance <= word.distance)) {
    return wish.word;
  }
  return word?.word ?? null;
};

/** The likeliest word of the club or of wishes for one that is in neither; null when none is near. */
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
