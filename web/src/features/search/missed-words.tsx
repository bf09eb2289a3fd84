import { correctedQueries, meantWords } from '@club/domain/search/corrected-query';
import { Fragment, useMemo } from 'react';
import type { CatalogueIndex } from '../../shared/search/resort-index.ts';
import { Text } from '../../design/text/text.tsx';
import { QueryLink } from './query-link.tsx';

/** Above results: words of the query that match nothing, and corrections. */
export function MissedWords({ query, index }: { query: string; index: CatalogueIndex }) {
  const { missed, corrections } = useMemo(() => {
    const words = meantWords(index, query);
    return {
      missed: words.filter(({ isFound }) => !isFound).map(({ typed }) => `“${typed}”`),
      corrections: correctedQueries(words),
    };
  }, [index, query]);
  if (missed.length === 0) return null;
  return (
    <Text $tone="soft">
      Nothing has {missed.join(' or ')}.
      {corrections.length > 0 && (
        <>
          {' '}
          Did you mean{' '}
          {corrections.map((correction, at) => (
            <Fragment key={correction}>
              {at > 0 && ' or '}
              <QueryLink query={correction} />
            </Fragment>
          ))}
          ?
        </>
      )}
    </Text>
  );
}
