import { displayName } from '@club/domain/resort/resort-name';
import { useFavourites } from '../../lib/favourites.ts';
import { HeartButton } from '../actions/heart-button.tsx';
import { useDialogs } from '../overlay/dialogs-context.ts';

type SaveHeartProps = { resort: { id: string; placeName: string } };

/** The heart of a resort: saves it among the member's favourites, or lets it go. */
export function SaveHeart({ resort }: SaveHeartProps) {
  const favourites = useFavourites();
  const dialogs = useDialogs();
  return (
    <HeartButton
      label={`Save ${displayName(resort.placeName)}`}
      on={favourites.has(resort.id)}
      onToggle={() => {
        favourites.toggle(resort.id).catch(() => {
          dialogs.toast({ text: 'This could not be saved. Please try again.', tone: 'bad' });
        });
      }}
    />
  );
}
