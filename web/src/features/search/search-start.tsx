import { EXAMPLE_QUERIES } from '@club/domain/search/example-queries';
import { useEffect } from 'react';
import { inFirstPause } from '../../kernel/page/first-use.ts';
import { loadLaterParts } from '../../kernel/page/later-part.tsx';
import { reportError } from '../../kernel/page/report-errors.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import { searchPath } from '../../shared/search/run-search.ts';
import { SearchBox } from '../../shared/search/search-box.tsx';
import { rememberSearch } from '../../shared/search/search-history-store.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { SearchBody } from './search-body.ts';

/** The search page before anything was typed. */
export function SearchStart() {
  const withStay = useStayLink();
  usePageHead({
    title: 'Search',
    description:
      'Search the resorts of the club by place, name, country or what you want to do there.',
    canonical: PATHS.search,
  });
  // A search that begins here is shown without waiting for its code.
  useEffect(() => inFirstPause(() => void loadLaterParts().catch(reportError)), []);
  return (
    <PageContainer $width="text">
      <SearchBody>
        <Heading level={1}>Search</Heading>
        <SearchBox />
        <Text $tone="soft">
          Type part of a name, a place or a resort ID, or say what you want in your own words.
        </Text>
        <Stack as="section" $gap="s12" aria-labelledby="examples">
          <Overline as="h2" id="examples">
            For instance
          </Overline>
          <Row as="ul" $gap="s8">
            {EXAMPLE_QUERIES.map((query) => (
              <li key={query}>
                <ButtonLink
                  variant="quiet"
                  size="small"
                  to={withStay(searchPath(query))}
                  onClick={() => {
                    rememberSearch(query);
                  }}
                >
                  {query}
                </ButtonLink>
              </li>
            ))}
          </Row>
        </Stack>
      </SearchBody>
    </PageContainer>
  );
}
