import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { similarResorts } from '@club/domain/directory/similar-resorts';
import { formatCount } from '@club/domain/money/cents';
import type { Resort } from '@club/domain/resort/resort';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useLive } from '../../shared/live/live-data.tsx';
import { theme } from '../../design/theme/theme.ts';
import { CardGrid } from '../../design/layout/card-grid.tsx';
import { useNear } from '../../design/layout/use-near.ts';
import { CatalogueCard } from '../../shared/resort/catalogue-card.tsx';
import { SuggestedPriceLine } from '../../shared/resort/suggested-price-line.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';

const SHOWN = 3;

const Section = styled.section`
  display: grid;
  gap: ${theme.space.s32};
`;

const Away = styled.span`
  display: block;
  font-weight: 600;
`;

/** What the list is, by how many of it are near. */
const titleOf = (found: readonly { km: number | null }[], region: string): string => {
  const near = found.filter(({ km }) => km !== null).length;
  if (near === 0) return `More resorts in ${region}`;
  return near === found.length ? 'Similar resorts nearby' : 'Similar resorts';
};

/** 'Less than 1 km away', '18 km away'. */
const awayWords = (km: number): string =>
  km < 1 ? 'Less than 1 km away' : `${formatCount(Math.round(km))} km away`;

type ListProps = { resort: Resort };

function SimilarList({ resort }: ListProps) {
  const catalogue = useLive('catalogue');
  const rows: readonly CatalogueResort[] | null =
    catalogue.status === 'ready' ? catalogue.data : null;
  const found = useMemo(
    () => (rows === null ? [] : similarResorts(resort, rows, SHOWN)),
    [resort, rows],
  );
  if (found.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={titleOf(found, resort.region)} />
      <CardGrid>
        {found.map(({ resort: other, km }) => (
          <li key={other.id}>
            <CatalogueCard
              resort={other}
              price={
                <>
                  {km !== null && <Away>{awayWords(km)}</Away>}
                  <SuggestedPriceLine bedrooms={other.bedrooms} />
                </>
              }
            />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

/**
 * Resorts like this one, from the directory that is in memory. Whoever came straight here has none
 * yet: it is read once the reader comes near.
 */
export function SimilarResorts({ resort }: ListProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return <div ref={place}>{isNear && <SimilarList resort={resort} />}</div>;
}
