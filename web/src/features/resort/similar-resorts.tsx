import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { similarResorts } from '@club/domain/directory/similar-resorts';
import { formatCount } from '../../formats/reader-formats.ts';
import type { Resort } from '@club/domain/resort/resort';
import { useMemo, useRef } from 'react';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { styled } from 'styled-components';
import { useLive } from '../../shared/live/live-data.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock } from '../../design/feedback/skeleton.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { CardGrid } from '../../design/layout/card-grid.tsx';
import { useNear } from '../../design/layout/use-near.ts';
import { CatalogueCard } from '../../shared/resort/catalogue-card.tsx';
import { ResortCardSkeletons } from '../../shared/resort/resort-card-skeleton.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';

const MAX_SHOWN = 3;

const Distance = styled.span`
  display: block;
  font-weight: 600;
`;

/** The title of the list, by how many resorts are nearby. */
const titleOf = (found: readonly { km: number | null }[], region: string): string => {
  const near = found.filter(({ km }) => km !== null).length;
  if (near === 0) return `More resorts in ${region}`;
  return near === found.length ? 'Similar resorts nearby' : 'Similar resorts';
};

/** 'Less than 1 km away', '18 km away'. */
const distanceText = (km: number): string =>
  km < 1 ? 'Less than 1 km away' : `${formatCount(Math.round(km))} km away`;

type ListProps = { resort: Resort };

/** At least as high as most lists, from before there is one: the footer below it does not move. */
const Room = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space.s32};
  min-height: 96rem;

  ${media.tablet} {
    min-height: 60rem;
  }

  ${media.desktop} {
    min-height: 34rem;
  }
`;

function Waiting() {
  return (
    <Room data-without-script="hide">
      <SkeletonBlock $height="2rem" $width="14rem" />
      <ResortCardSkeletons count={MAX_SHOWN} />
    </Room>
  );
}

function SimilarList({ resort }: ListProps) {
  const catalogue = useLive('catalogue');
  const rows: readonly CatalogueResort[] | null =
    catalogue.status === 'ready' ? catalogue.data : null;
  const found = useMemo(
    () => (rows === null ? [] : similarResorts(resort, rows, MAX_SHOWN)),
    [resort, rows],
  );
  if (catalogue.status === 'loading') return <Waiting />;
  if (catalogue.status === 'error') {
    return (
      <Room>
        <ErrorState title="Similar resorts could not be loaded" onRetry={catalogue.retry} />
      </Room>
    );
  }
  if (found.length === 0) return null;
  return (
    <Room>
      <SectionHeading title={titleOf(found, resort.region)} />
      <CardGrid>
        {found.map(({ resort: other, km }) => (
          <li key={other.id}>
            <CatalogueCard
              resort={other}
              note={km !== null && <Distance>{distanceText(km)}</Distance>}
            />
          </li>
        ))}
      </CardGrid>
    </Room>
  );
}

/**
 * Resorts like this one, from the directory in memory. After opening this page directly it is not
 * loaded yet: it is read when the reader scrolls near.
 */
export function SimilarResorts({ resort }: ListProps) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container);
  return (
    <div ref={container}>
      {isNear ? (
        <SimilarList resort={resort} />
      ) : (
        <>
          <WithoutScript>
            <SimilarList resort={resort} />
          </WithoutScript>
          <Waiting />
        </>
      )}
    </div>
  );
}
