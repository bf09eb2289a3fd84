import { searchParams } from '@club/domain/search/resort-search';
import type { UnderstoodQuery } from '@club/domain/search/understood-query';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import type { CatalogueIndex } from '../../shared/search/resort-index.ts';

type UnderstoodNoteProps = {
  query: string;
  index: CatalogueIndex;
  understood: UnderstoodQuery;
};

/**
 * Above the results of a query that filters say: how it was read, words that nothing has, and a link
 * to resorts with the words themselves.
 */
export function UnderstoodNote({ query, index, understood }: UnderstoodNoteProps) {
  const { corrected, missed, phrases, words } = understood;
  const unknown = missed.map((word) => `“${word}”`);
  // Of several criteria, the words alone would find anything that has one of them.
  const isOne = corrected === null && phrases.length === 1 && phrases[0]?.to === words.length;
  const hasWords = isOne && phrases[0]?.from === 0 && index.rank(query).length > 0;
  if (corrected === null && missed.length === 0 && !hasWords) return null;
  return (
    <Text $tone="soft">
      {corrected !== null && `Shown for “${corrected}”. `}
      {unknown.length > 0 && `Nothing has ${unknown.join(' or ')}. `}
      {hasWords && (
        <TextLink to={`${PATHS.search}?${searchParams(query, [])}`}>
          {words.length > 1 ? 'Search for these words only' : 'Search for this word only'}
        </TextLink>
      )}
    </Text>
  );
}
