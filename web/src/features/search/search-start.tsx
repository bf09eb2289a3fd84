import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { SearchBox } from '../../shared/search/search-box.tsx';

/** The search page before anything was typed. */
export function SearchStart() {
  return (
    <>
      <Heading level={1}>Search</Heading>
      <SearchBox />
      <Text $tone="soft">
        Type part of a name, a place or a resort ID, or what you want: pool in Thailand for 4.
      </Text>
    </>
  );
}
