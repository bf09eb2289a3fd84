import { formatMonth } from '../../formats/reader-formats.ts';
import { monthOf } from '@club/domain/calendar/local-date';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { SUB_RATINGS } from '@club/domain/resort/resort-facts';
import type { Review } from '@club/domain/reviews/review';
import { authorName, overallOf } from '@club/domain/reviews/review';
import { styled } from 'styled-components';
import { factLines } from './review-labels.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { ScoreRating } from '../../design/data/score-rating.tsx';
import { WrittenText } from '../support/written-text.tsx';

const Body = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s4} ${theme.space.s12};
`;

const Author = styled.strong`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  ${tabularType}
  font-size: ${theme.size.small};
  line-height: 1.5;
  color: ${theme.colour.soft};
`;

const Scores = styled.dl`
  ${tabularType}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s4} ${theme.space.s20};
  font-size: ${theme.size.small};
  line-height: 1.5;

  > div {
    display: flex;
    gap: ${theme.space.s8};
  }

  dt {
    color: ${theme.colour.soft};
  }

  dd {
    font-weight: 600;
  }
`;

/** A member's review of one stay. */
export function ReviewCard({ review }: { review: Review }) {
  const facts = factLines(review);
  return (
    <Body>
      <Head>
        <ScoreRating score={overallOf(review.ratings)} />
        <Author>{authorName(review)}</Author>
      </Head>
      <Small>
        {unitTypeLabel(review.unitType)} · stayed in {formatMonth(review.stayMonth)} · written in{' '}
        {formatMonth(monthOf(review.writtenOn))}
      </Small>
      {review.text !== '' && <WrittenText>{review.text}</WrittenText>}
      <Scores>
        {SUB_RATINGS.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{review.ratings[label]}</dd>
          </div>
        ))}
      </Scores>
      {facts.length > 0 && <Small>{facts.join(' · ')}</Small>}
    </Body>
  );
}
