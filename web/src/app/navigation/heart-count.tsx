import { formatCount } from '@club/domain/money/cents';
import { styled } from 'styled-components';
import { useFavourites } from '../../lib/favourites.ts';
import { theme } from '../../theme/theme.ts';
import { tabularType } from '../../theme/typography.ts';

const Badge = styled.span`
  ${tabularType}
  min-width: 1.125rem;
  padding: 0 ${theme.space.s4};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.coral};
  font-size: 0.6875rem;
  font-weight: 650;
  line-height: 1.125rem;
  text-align: center;
  color: ${theme.colour.onCoral};
  pointer-events: none;
`;

const CornerBadge = styled(Badge)`
  position: absolute;
  top: ${theme.space.s2};
  right: 0;
`;

type HeartCountProps = {
  /** On the corner of the heart, or in the line of an entry. */
  place: 'corner' | 'line';
};

/** How many resorts are saved; nothing for none. */
export default function HeartCount({ place }: HeartCountProps) {
  const { count } = useFavourites();
  if (count === null || count === 0) return null;
  const Look = place === 'corner' ? CornerBadge : Badge;
  return (
    <Look data-testid="heart-count" aria-hidden>
      {formatCount(count)}
    </Look>
  );
}
