import { EMPTY_LISTS } from '@club/domain/api/messages';
import type { UnderstoodQuery } from '@club/domain/search/understood-query';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { formatCount } from '../../formats/reader-formats.ts';
import { laterPart } from '../../kernel/page/later-part.tsx';
import type { CatalogueIndex } from '../../shared/search/resort-index.ts';
import { MissedWords } from './missed-words.tsx';
import { UnderstoodNote } from './understood-note.tsx';

// Most searches find something.
const NoResults = laterPart<{ query: string; index: CatalogueIndex }>(async () => ({
  default: (await import('./no-results.tsx')).NoResults,
}));

const Head = styled.output`
  display: grid;
  gap: ${theme.space.s8};
  overflow-wrap: anywhere;
`;

const Notes = styled.div`
  display: grid;
  gap: ${theme.space.s4};
`;

type ResultsHeadingProps = {
  query: string;
  index: CatalogueIndex;
  /** What filters in force say of the query; null for a plain text. */
  understood: UnderstoodQuery | null;
  /** How many resorts match the query; for a list of filters alone those that are listed. */
  found: number;
  /** How many of them the filters leave; null while that is not known. */
  listed: number | null;
};

/** What a search has found, with other spellings or what to do when that is little or nothing. */
export function ResultsHeading({ query, index, understood, found, listed }: ResultsHeadingProps) {
  const hidden = found - (listed ?? 0);
  return (
    <>
      <Notes>
        <Head>
          <Heading level={1} size="h2">
            {found > 0 ? `Search Results Found: ${query}` : `${EMPTY_LISTS.search} ${query}`}
          </Heading>
          {found > 0 && (
            <Text $tone="soft">
              {formatCount(listed ?? found)} resort(s) match your search
              {listed !== null && hidden > 0 && ` · ${formatCount(hidden)} more without filters`}
            </Text>
          )}
        </Head>
        {understood !== null && (
          <UnderstoodNote query={query} index={index} understood={understood} />
        )}
        {understood === null && found > 0 && <MissedWords query={query} index={index} />}
      </Notes>
      {understood === null && found === 0 && <NoResults query={query} index={index} />}
    </>
  );
}
