import { formatCount } from '@club/domain/money/cents';
import { useFavourites } from '../../shared/favourites/favourites.ts';
import { CornerCountBadge, CountBadge } from '../../design/data/count-badge.tsx';

type HeartCountProps = {
  /** On the corner of the heart, or in the line of an entry. */
  place: 'corner' | 'line';
};

/** How many resorts are saved; nothing for none. */
export default function HeartCount({ place }: HeartCountProps) {
  const { count } = useFavourites();
  if (count === null || count === 0) return null;
  const Look = place === 'corner' ? CornerCountBadge : CountBadge;
  return (
    <Look data-testid="heart-count" aria-hidden>
      {formatCount(count)}
    </Look>
  );
}
