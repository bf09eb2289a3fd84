import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { formatCount } from '../../formats/reader-formats.ts';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type StaySearch, useResortPath } from '../stay/stay-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

/** More names than this are shown on request. */
const SHOWN = 50;

const Wrapper = styled.details`
  font-size: ${theme.size.small};

  > summary {
    min-height: ${theme.target};
    padding-block: ${theme.space.s12};
    cursor: pointer;
  }
`;

const Names = styled.ul`
  display: grid;
  gap: ${theme.space.s8};
  max-height: 12rem;
  overflow-y: auto;
  padding-bottom: ${theme.space.s8};
`;

type UnmappedResortsProps = {
  resorts: readonly CatalogueResort[];
  /** What of a resort's stay is not as the current page looks for it. */
  stayOf?: ((resort: CatalogueResort) => Partial<StaySearch> | undefined) | undefined;
};

/** The resorts that the map cannot show, as a list of links. */
export function UnmappedResorts({ resorts, stayOf }: UnmappedResortsProps) {
  const [all, setAll] = useState(false);
  const pathOf = useResortPath();
  if (resorts.length === 0) return null;
  const shown = all ? resorts : resorts.slice(0, SHOWN);
  return (
    <Wrapper>
      <summary>
        {resorts.length === 1
          ? '1 resort is not on the map'
          : `${formatCount(resorts.length)} resorts are not on the map`}
      </summary>
      <Names>
        {shown.map((resort) => (
          <li key={resort.id}>
            {resort.available ? (
              <TextLink $alone to={pathOf(resort.id, stayOf?.(resort))}>
                {displayName(resort.placeName)}
              </TextLink>
            ) : (
              displayName(resort.placeName)
            )}
            {resort.location !== '' && `, ${resort.location}`}
          </li>
        ))}
      </Names>
      {shown.length < resorts.length && (
        <Button variant="link" size="small" onClick={() => setAll(true)}>
          Show all {formatCount(resorts.length)}
        </Button>
      )}
    </Wrapper>
  );
}
