import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { sortByRating } from '@club/domain/directory/resort-sort';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { CardGrid } from '../../design/layout/card-grid.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';

const SHOWN = 3;

const Section = styled.section`
  display: grid;
  gap: ${theme.space.s32};
`;

type WellLikedProps = {
  resorts: readonly CatalogueResort[];
  /** The region they are in, when it is one. */
  overline?: string | undefined;
};

/** Some of the best rated resorts, for a visitor who found nothing. */
export function WellLiked({ resorts, overline }: WellLikedProps) {
  const best = useMemo(
    () => sortByRating(resorts.filter((resort) => resort.available)).slice(0, SHOWN),
    [resorts],
  );
  if (best.length === 0) return null;
  return (
    <Section>
      <SectionHeading title="Travelers like these" overline={overline} />
      <CardGrid>
        {best.map((resort) => (
          <li key={resort.id}>
            <CatalogueCard resort={resort} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
