import type { Resort } from '@club/domain/resort/resort';
import { displayName, isWyndham, WYNDHAM_BADGE } from '@club/domain/resort/resort-name';
import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Badge } from '../../design/data/badge.tsx';
import { CrownRating } from '../../shared/resort/crown-rating.tsx';
import { ScoreRating } from '../../design/data/score-rating.tsx';
import { crownOf } from '../../shared/resort/resort-crown.ts';
import { Heading } from '../../design/text/heading.tsx';
import { travelerReviews } from '../../shared/resort/review-count.ts';

const Container = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};
`;

const TextBlock = styled.div`
  display: grid;
  gap: ${theme.space.s8};
  justify-items: start;
`;

const Where = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s4} ${theme.space.s8};
  color: ${theme.colour.soft};

  > svg {
    width: 1.1rem;
    height: 1.1rem;
    stroke-width: 1.75;
  }
`;

const ResortId = styled.span`
  white-space: nowrap;

  ${media.tablet} {
    margin-left: ${theme.space.s8};
  }
`;

const Ratings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s8} ${theme.space.s20};
`;

/** Name without its nights, place, resort ID, badges and ratings (rules 1.7). */
export function ResortHeader({ resort }: { resort: Resort }) {
  const crown = crownOf(resort.stateRating);
  return (
    <Container>
      <TextBlock>
        {isWyndham(resort.placeName) && <Badge tone="lagoon">{WYNDHAM_BADGE}</Badge>}
        <Heading level={1}>{displayName(resort.placeName)}</Heading>
        <Where>
          <MapPin aria-hidden />
          <span>{resort.location}</span>
          <ResortId>Resort ID {resort.resortCode}</ResortId>
        </Where>
      </TextBlock>
      <Ratings>
        {crown !== undefined && <CrownRating {...crown} />}
        {resort.rating > 0 && (
          <ScoreRating score={resort.rating} detail={travelerReviews(resort.reviewsAmount)} />
        )}
      </Ratings>
    </Container>
  );
}
