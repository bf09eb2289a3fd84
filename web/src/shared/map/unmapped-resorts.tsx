import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { formatCount } from '@club/domain/money/cents';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { styled } from 'styled-components';
import { resortPath } from '../routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

/** More names than this are shown on request. */
const SHOWN = 50;

const Place = styled.details`
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

type UnmappedResortsProps = { resorts: readonly CatalogueResort[] };

/** The resorts that the map cannot show, in words and with their links. */
export function UnmappedResorts({ resorts }: UnmappedResortsProps) {
  const [all, setAll] = useState(false);
  if (resorts.length === 0) return null;
  const shown = all ? resorts : resorts.slice(0, SHOWN);
  return (
    <Place>
      <summary>
        {resorts.length === 1
          ? '1 resort is not on the map'
          : `${formatCount(resorts.length)} resorts are not on the map`}
      </summary>
      <Names>
        {shown.map(({ id, placeName, location, available }) => (
          <li key={id}>
            {available ? (
              <TextLink to={resortPath(id)}>{displayName(placeName)}</TextLink>
            ) : (
              displayName(placeName)
            )}
            {location !== '' && `, ${location}`}
          </li>
        ))}
      </Names>
      {shown.length < resorts.length && (
        <Button variant="link" size="small" onClick={() => setAll(true)}>
          Show all {formatCount(resorts.length)}
        </Button>
      )}
    </Place>
  );
}
