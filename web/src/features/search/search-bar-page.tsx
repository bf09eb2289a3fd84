import { useMemo } from 'react';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { useResortIndex } from '../../shared/search/resort-index.ts';
import { useRunSearch } from '../../shared/search/run-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { SearchBox } from '../../shared/search/search-box.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline } from '../../design/text/text.tsx';

const SUGGESTED_COUNTRIES = 10;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  padding-block: ${theme.space.s32} ${theme.space.section};
`;

const Section = styled.section`
  display: grid;
  gap: ${theme.space.s12};
`;

/** Countries with the most resorts first; ties by name. */
const countriesByResorts = (
  resorts: readonly { country: string; available: boolean }[],
): string[] => {
  const counts = new Map<string, number>();
  for (const { country, available } of resorts) {
    if (available && country !== '') counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .map(([country]) => country);
};

/** `/search_bar_mobile` (rules 1.1): the search as a page of its own, ready to type. */
export default function SearchBarPage() {
  usePageHead({ title: 'Search', canonical: PATHS.search, index: false });
  const run = useRunSearch();
  const catalogue = useLive('catalogue');
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const countries = useMemo(
    () => (resorts === null ? [] : countriesByResorts(resorts).slice(0, SUGGESTED_COUNTRIES)),
    [resorts],
  );
  // What the box above offers at first comes with it; countries that came before would be moved.
  const isIndexed = useResortIndex(resorts) !== null;
  return (
    <PageContainer $width="text">
      <Body>
        <Heading level={1} size="h2">
          Search
        </Heading>
        <SearchBox open focusAtOnce />
        {isIndexed && countries.length > 0 && (
          <Section>
            <Overline as="h2">Where the club is at home</Overline>
            <Row $gap="s8">
              {countries.map((country) => (
                <Button
                  key={country}
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    run(country);
                  }}
                >
                  {country}
                </Button>
              ))}
            </Row>
          </Section>
        )}
      </Body>
    </PageContainer>
  );
}
