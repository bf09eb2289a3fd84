import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { sortByRating } from '@club/domain/directory/resort-sort';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { CardGrid } from '../../design/layout/card-grid.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';

/** A row of three, or two rows of two. */
const SHOWN = 4;

const Section = styled.section`
  display: grid;
  gap: ${theme.space.s32};
`;

/** The last one is there where two cards are beside each other. */
const Cards = styled(CardGrid)`
  > :nth-child(${SHOWN}) {
    display: none;
  }

  ${media.tablet} {
    > :nth-child(${SHOWN}) {
      display: block;
    }
  }

  ${media.desktop} {
    > :nth-child(${SHOWN}) {
      display: none;
    }
  }
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
      <Cards>
        {best.map((resort) => (
          <li key={resort.id}>
            <CatalogueCard resort={resort} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
