import { queryWords } from '@club/domain/search/resort-search';
import type { HelpBlock, HelpEntry, HelpTopic } from './help-entry.ts';

const textOf = (block: HelpBlock): string => {
  switch (block.kind) {
    case 'text':
    case 'link':
      return block.text;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label} ${value}`).join(' ');
  }
};

/** 2 for each word of a query in the question, 1 for each in the answer; 0 when a word is missing. */
const scoreOf = ({ question, keywords, answer }: HelpEntry, wanted: readonly string[]): number => {
  const asked = question.toLowerCase();
  const rest = `${keywords} ${answer.map(textOf).join(' ')}`.toLowerCase();
  let score = 0;
  for (const word of wanted) {
    if (asked.includes(word)) score += 2;
    else if (rest.includes(word)) score += 1;
    else return 0;
  }
  return score;
};

/** The entries that have all words of a query, best match first; all entries for an empty query. */
export const findAnswers = (topics: readonly HelpTopic[], query: string): readonly HelpEntry[] => {
  const entries = topics.flatMap((topic) => topic.entries);
  const wanted = queryWords(query);
  if (wanted.length === 0) return entries;
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
};
