import { formatCount } from '../../formats/reader-formats.ts';
import { useFavourites } from '../../shared/favourites/favourites.ts';
import { CornerCountBadge, CountBadge } from '../../design/data/count-badge.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';

type HeartCountProps = {
  /** On the corner of the heart, beside the label of a menu entry, or in the bar at the bottom. */
  place: 'corner' | 'entry' | 'bottom';
};

/** How many resorts are saved; nothing for none. */
export default function HeartCount({ place }: HeartCountProps) {
  const { count } = useFavourites();
  if (count === null || count === 0) return null;
  const Counter = place === 'entry' ? CountBadge : CornerCountBadge;
  return (
    <>
      <Counter data-testid="heart-count" aria-hidden>
        {formatCount(count)}
      </Counter>
      {place === 'bottom' && <VisuallyHidden>{`${formatCount(count)} resorts, `}</VisuallyHidden>}
    </>
  );
}
