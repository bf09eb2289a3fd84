import { queryWords } from '@club/domain/search/resort-search';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';

const Mark = styled.mark`
  background: none;
  color: ${theme.colour.lagoon};
  font-weight: 700;
`;

/** Characters with a meaning in a regular expression. */
const SPECIAL_CHARACTERS = /[.*+?^${}()|[\]\\]/g;

/** A text with the words of a query highlighted. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const words = queryWords(query);
  if (words.length === 0) return text;
  const pattern = words.map((word) => word.replace(SPECIAL_CHARACTERS, String.raw`\$&`)).join('|');
  // Every second part is what the pattern matched.
  const parts = text.split(new RegExp(`(${pattern})`, 'iu'));
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <Mark key={key}>{part}</Mark> : part;
  });
}
