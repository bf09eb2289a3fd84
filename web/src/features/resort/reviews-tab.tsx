import { formatCount } from '@club/domain/money/cents';
import type { Resort } from '@club/domain/resort/resort';
import { SUB_RATINGS } from '@club/domain/resort/resort-facts';
import type { ReviewSummary } from '@club/domain/reviews/review-summary';
import { meanOf, overallMean } from '@club/domain/reviews/review-summary';
import { styled } from 'styled-components';
import { useLive } from '../../shared/live/live-data.tsx';
import { factShares, verifiedReviews } from '../../shared/reviews/review-words.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { RatingBar } from '../../design/data/score-rating.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
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

const Bars = styled.section`
  display: grid;
  gap: ${theme.space.s16};
  align-content: start;
`;

/** As wide as the ratings above, so that numbers stay near their words. */
const Found = styled.section`
  display: grid;
  gap: ${theme.space.s12};
  max-width: 54rem;
`;

/** The rating that the resort brought along, and how many said so (rules 1.7). */
function TravelerRating({ resort }: { resort: Resort }) {
  if (resort.rating <= 0) {
    return <Text $tone="soft">No travelers have rated this resort so far.</Text>;
  }
  return (
    <>
      <Score>
        {resort.rating.toFixed(1)} <span>out of 10</span>
      </Score>
      <Text $tone="soft">{formatCount(resort.reviewsAmount)} reviews</Text>
    </>
  );
}

/** The static sub-ratings (rules 1.9): each part at the rating of the whole. */
function TypicalBars({ rating }: { rating: number }) {
  if (rating <= 0) return null;
  return (
    <Bars aria-label="Typical ratings">
      <Heading level={3} size="h4">
        Typical
      </Heading>
      {SUB_RATINGS.map((label) => (
        <RatingBar key={label} label={label} score={rating} />
      ))}
      <Text $size="small" $tone="soft">
        Travelers rate the stay as a whole. Each part stands at that rating until members who stayed
        here have rated it apart.
      </Text>
    </Bars>
  );
}

/** The means of what members said whose stay is over. */
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
        are not mixed into the traveler rating, which the resort brought along.
      </Text>
    </Bars>
  );
}

/** What members found at the resort, where they knew. */
function Facts({ summary }: { summary: ReviewSummary }) {
  const shares = factShares(summary);
  if (shares.length === 0) return null;
  return (
    <Found aria-label="What members found">
      <Heading level={3} size="h4">
        What members found
      </Heading>
      <KeyValueList items={shares} />
    </Found>
  );
}

/**
 * Rating, number of reviews and the sub-ratings (rules 1.9): the static ones until
 * members have reviewed stays, then theirs, with the reviews themselves. Nothing is read
 * before the tab is opened.
 */
export function ReviewsTab({ resort }: { resort: Resort }) {
  const live = useLive('reviewSummary', { resortId: resort.id });
  const verified = live.status === 'ready' && live.data.count > 0 ? live.data : null;
  return (
    <Stack $gap="s48">
      <Grid>
        <div>
          <Heading level={2} size="h4">
            Traveler rating
          </Heading>
          <TravelerRating resort={resort} />
        </div>
        {live.status === 'loading' && (
          <SkeletonGroup label="Loading the reviews...">
            <SkeletonText lines={4} />
          </SkeletonGroup>
        )}
        {live.status === 'error' && (
          <Stack $gap="s24">
            <TypicalBars rating={resort.rating} />
            <ErrorState
              level={3}
              title="The reviews of members could not be loaded."
              text="Check your connection and try again."
              onRetry={live.retry}
            />
          </Stack>
        )}
        {live.status === 'ready' &&
          (verified === null ? (
            <TypicalBars rating={resort.rating} />
          ) : (
            <VerifiedBars summary={verified} />
          ))}
      </Grid>
      {live.status === 'ready' && verified === null && (
        <Text $tone="soft">
          No member has reviewed a stay here yet. Members can, once their stay is over.
        </Text>
      )}
      {verified !== null && (
        <>
          <Facts summary={verified} />
          <VerifiedReviews resortId={resort.id} />
        </>
      )}
    </Stack>
  );
}
