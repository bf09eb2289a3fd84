import { EXAMPLE_QUERIES } from '@club/domain/search/example-queries';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';
import { searchPath } from '../../shared/search/run-search.ts';
import { SearchBox } from '../../shared/search/search-box.tsx';
import { rememberSearch } from '../../shared/search/search-history-store.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';

/** The search page before anything was typed. */
export function SearchStart() {
  const withStay = useStayLink();
  return (
    <>
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
    </>
  );
}
