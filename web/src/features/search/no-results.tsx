import { correctedQueries, meantWords, shorterQueries } from '@club/domain/search/corrected-query';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { meantRegion } from '@club/domain/search/meant-region';
import { matchesOf } from '@club/domain/search/search-results';
import { understandQuery } from '@club/domain/search/understood-query';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useToday } from '../../kernel/time/today.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import type { CatalogueIndex } from '../../shared/search/resort-index.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { WellLiked } from '../../shared/resort/well-liked.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { QueryLink } from './query-link.tsx';

const Suggestions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};
`;

const Suggestion = styled.section`
  display: grid;
  gap: ${theme.space.s8};
  justify-items: start;
`;

const Queries = styled.ul`
  display: grid;
  gap: ${theme.space.s4};
  overflow-wrap: anywhere;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.35em;
    align-items: center;
    min-height: ${theme.target};
    font-size: ${theme.size.lead};
  }
`;

/** How many resorts the search page lists for a query. */
const countOf = (index: CatalogueIndex, query: string, today: LocalDate): number => {
  const understood = understandQuery(index, query, today);
  return understood === null
    ? index.rank(query).length
    : matchesOf(index, query, understood, today).length;
};

type QueriesProps = { title: string; queries: readonly string[]; index: CatalogueIndex };

/** Other queries with their number of results; nothing when there is none. */
function OtherQueries({ title, queries, index }: QueriesProps) {
  const id = useId();
  const today = useToday();
  if (queries.length === 0) return null;
  return (
    <Suggestion aria-labelledby={id}>
      <Heading level={2} size="h4" id={id}>
        {title}
      </Heading>
      <Queries>
        {queries.map((query) => (
          <li key={query}>
            <QueryLink query={query} count={countOf(index, query, today)} />
          </li>
        ))}
      </Queries>
    </Suggestion>
  );
}

/**
 * Suggestions for a query without results: similar spellings, the query with one word less, and
 * resorts of the region that was meant.
 */
export function NoResults({ query, index }: { query: string; index: CatalogueIndex }) {
  const withStay = useStayLink();
  const { corrections, shorter, region } = useMemo(() => {
    const words = meantWords(index, query);
    const corrected = correctedQueries(words);
    return {
      corrections: corrected,
      shorter: corrected.length === 0 ? [] : shorterQueries(words),
      region: meantRegion(index, query, corrected[0]),
    };
  }, [index, query]);
  const around = useMemo(
    () =>
      region === null ? index.resorts : index.resorts.filter((resort) => resort.region === region),
    [index, region],
  );
  return (
    <>
      {corrections.length > 0 ? (
        <Suggestions>
          <Text $tone="soft">
            No name, place or resort ID has{' '}
            {query.includes(' ') ? 'any of these words' : 'this word'}. Perhaps it is spelled
            differently.
          </Text>
          <OtherQueries title="Did you mean" queries={corrections} index={index} />
          <OtherQueries title="With one word less" queries={shorter} index={index} />
        </Suggestions>
      ) : (
        <EmptyState
          title="Nothing by that name"
          text="Search looks for each word in names, places and resort IDs, and knows wants like “pool in Thailand for 4”. A country is a good start."
          action={<ButtonLink to={withStay(PATHS.directoryAtHome)}>See all resorts</ButtonLink>}
        />
      )}
      <WellLiked resorts={around} overline={region ?? undefined} />
    </>
  );
}
