import { formatCount } from '@club/domain/money/cents';
import { styled } from 'styled-components';
import { useFavourites } from '../../lib/favourites.ts';
import { theme } from '../../theme/theme.ts';
import { tabularType } from '../../theme/typography.ts';

const Badge = styled.span`
  ${tabularType}
  position: absolute;
  top: ${theme.space.s2};
  right: 0;
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

/** How many resorts are saved, on the corner of the heart it stands beside; nothing for none. */
export default function HeartCount() {
  const { count } = useFavourites();
  return count === null || count === 0 ? null : (
    <Badge data-testid="heart-count" aria-hidden>
      {formatCount(count)}
    </Badge>
  );
}
