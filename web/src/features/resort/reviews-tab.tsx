import { formatCount } from '@club/domain/money/cents';
import type { Resort } from '@club/domain/resort/resort';
import { SUB_RATINGS } from '@club/domain/resort/resort-facts';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { displayType, tabularType } from '../../theme/typography.ts';
import { RatingBar } from '../../ui/data/score-rating.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Text } from '../../ui/text/text.tsx';

const Grid = styled.div`
  display: grid;
  gap: ${theme.space.s32};
  max-width: 54rem;

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s80};
  }
`;

const Score = styled.p`
  ${displayType}
  ${tabularType}
  font-size: ${theme.size.hero};

  > span {
    font-size: ${theme.size.h4};
    color: ${theme.colour.soft};
  }
`;

const Bars = styled.div`
  display: grid;
  gap: ${theme.space.s16};
  align-content: start;
`;

/** Rating, number of reviews and the sub-ratings (S§2). */
export function ReviewsTab({ resort }: { resort: Resort }) {
  if (resort.rating <= 0) {
    return <Text $tone="soft">Nobody has reviewed this resort yet.</Text>;
  }
  return (
    <Grid>
      <div>
        <Heading level={2} size="h4">
          Traveler rating
        </Heading>
        <Score>
          {resort.rating.toFixed(1)} <span>out of 10</span>
        </Score>
        <Text $tone="soft">{formatCount(resort.reviewsAmount)} reviews</Text>
      </div>
      <Bars>
        {SUB_RATINGS.map((label) => (
          <RatingBar key={label} label={label} score={resort.rating} />
        ))}
        <Text $size="small" $tone="soft">
          Travelers rate the stay as a whole. Each part stands at that rating until it has been
          rated apart.
        </Text>
      </Bars>
    </Grid>
  );
}
