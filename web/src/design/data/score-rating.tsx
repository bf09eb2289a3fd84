import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** The best score. */
const BEST = 10;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  font-size: ${theme.size.small};
  line-height: 1.3;
  white-space: nowrap;

  > svg {
    flex: none;
    width: 0.95rem;
    height: 0.95rem;
    color: ${theme.colour.gold};
    fill: currentcolor;
  }
`;

const Score = styled.span`
  ${tabularType}
  font-weight: 650;
`;

const Detail = styled.span`
  color: ${theme.colour.soft};
`;

type ScoreRatingProps = {
  score: number;
  /** After the number, for instance '214 reviews'. */
  detail?: ReactNode;
};

/** Travellers' rating: a star, the score and the number of reviews. */
export function ScoreRating({ score, detail }: ScoreRatingProps) {
  return (
    <Line>
      <Star aria-hidden />
      <Score>
        {score.toFixed(1)}
        <VisuallyHidden> out of {BEST}</VisuallyHidden>
      </Score>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Line>
  );
}

const BarLine = styled.div`
  display: grid;
  grid-template-columns: minmax(6rem, 9rem) minmax(0, 1fr) auto;
  gap: ${theme.space.s16};
  align-items: center;
  font-size: ${theme.size.small};
`;

/** Not as a `style` attribute, which the page's policy refuses in a page that a server has written. */
const Track = styled.span<{ $percent: number }>`
  display: block;
  height: 0.375rem;
  border-radius: ${theme.radius.pill};
  overflow: hidden;
  background: ${theme.colour.skeleton};

  > span {
    display: block;
    width: ${({ $percent }) => $percent}%;
    height: 100%;
    border-radius: inherit;
    background: ${theme.colour.gold};
  }
`;

/** One part of a rating as a thin bar with its score. */
export function RatingBar({ label, score }: { label: string; score: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, score / BEST)) * 100);
  return (
    <BarLine>
      <span>{label}</span>
      <Track aria-hidden $percent={percent}>
        <span />
      </Track>
      <Score>
        {score.toFixed(1)}
        <VisuallyHidden> out of {BEST}</VisuallyHidden>
      </Score>
    </BarLine>
  );
}
