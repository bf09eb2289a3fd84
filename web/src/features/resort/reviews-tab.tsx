import { wordList } from '@club/domain/word-list';
import type { Resort } from '@club/domain/resort/resort';
import { SUB_RATINGS } from '@club/domain/resort/resort-facts';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import { meanOf, overallMean } from '@club/domain/reviews/review-summary';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useLive } from '../../shared/live/live-data.tsx';
import { factShares, verifiedReviews } from '../../shared/reviews/review-labels.ts';
import { reviewCount, travelerReviews } from '../../shared/resort/review-count.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { RatingBar } from '../../design/data/score-rating.tsx';
import { RoomOf } from '../../design/feedback/room-of.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useNear } from '../../design/layout/use-near.ts';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { VerifiedReviews } from './verified-reviews.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};
  max-width: 54rem;

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s48};
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

const Bars = styled.section`
  display: grid;
  gap: ${theme.space.s16};
  align-content: start;
`;

/** As wide as the ratings above, so that numbers stay near their labels. */
const FactsContainer = styled.section`
  display: grid;
  gap: ${theme.space.s12};
  max-width: 54rem;
`;

const UNRATED = 'No travelers have rated this resort so far';

/** The stored traveler rating of the resort and its number of reviews (rules 1.7). */
function TravelerRating({ resort }: { resort: Resort }) {
  return (
    <div>
      <Heading level={3} size="h4">
        Traveler rating
      </Heading>
      {resort.rating <= 0 ? (
        <Text $tone="soft">{UNRATED}.</Text>
      ) : (
        <>
          <Score>
            {resort.rating.toFixed(1)} <span>out of 10</span>
          </Score>
          <Text $tone="soft">{travelerReviews(resort.reviewsAmount)}</Text>
        </>
      )}
    </div>
  );
}

/**
 * The one line about a resort that no member has reviewed: where its rating comes from, and when the
 * sub-ratings follow (rules 1.9).
 */
function UnreviewedLine({ resort }: { resort: Resort }) {
  const parts = wordList(SUB_RATINGS.map((part) => part.toLowerCase()));
  return (
    <Text $size="lead">
      {resort.rating <= 0
        ? UNRATED
        : `Travelers gave it ${resort.rating.toFixed(1)} out of 10 in ${reviewCount(resort.reviewsAmount)} before it was in the club`}
      ; {parts} get their own scores from members, once their stay here is over.
    </Text>
  );
}

/** The mean ratings of members who have completed a stay. */
function VerifiedBars({ summary }: { summary: ReviewSummary }) {
  return (
    <Bars aria-label="Ratings of verified stays">
      <Heading level={3} size="h4">
        {overallMean(summary).toFixed(1)} from {verifiedReviews(summary.count)}
      </Heading>
      {SUB_RATINGS.map((label) => (
        <RatingBar key={label} label={label} score={meanOf(summary, label)} />
      ))}
      <Text $size="small" $tone="soft">
        From members whose stay was booked with the club and is over, one review for each stay. They
        do not count toward the traveler rating, which the resort had before.
      </Text>
    </Bars>
  );
}

/** What members found at the resort; without answers of 'Don’t know'. */
function Facts({ summary }: { summary: ReviewSummary }) {
  const shares = factShares(summary);
  if (shares.length === 0) return null;
  return (
    <FactsContainer aria-label="What members found">
      <Heading level={3} size="h4">
        What members found
      </Heading>
      <KeyValueList items={shares} />
    </FactsContainer>
  );
}

function ReviewsOf({ resort }: { resort: Resort }) {
  const live = useLive('reviewSummary', { resortId: resort.id });
  if (live.status === 'loading') {
    return (
      <RoomOf content={<UnreviewedLine resort={resort} />}>
        <SkeletonGroup label="Loading the reviews...">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      </RoomOf>
    );
  }
  if (live.status === 'error') {
    return (
      <Stack $gap="s24">
        <TravelerRating resort={resort} />
        <ErrorState
          level={3}
          title="The reviews of members could not be loaded."
          text="Check your connection and try again."
          onRetry={live.retry}
        />
      </Stack>
    );
  }
  if (live.data.count === 0) return <UnreviewedLine resort={resort} />;
  return (
    <Stack $gap="s48">
      <Grid>
        <TravelerRating resort={resort} />
        <VerifiedBars summary={live.data} />
      </Grid>
      <Facts summary={live.data} />
      <VerifiedReviews resortId={resort.id} />
    </Stack>
  );
}

/**
 * Rating and number of reviews; the sub-ratings and the reviews once members have reviewed stays
 * (rules 1.9). Nothing is read before it comes near.
 */
export function ReviewsTab({ resort }: { resort: Resort }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container, { onServer: true });
  return (
    <div ref={container}>
      {isNear ? (
        <ReviewsOf resort={resort} />
      ) : (
        <RoomOf content={<UnreviewedLine resort={resort} />} />
      )}
    </div>
  );
}
