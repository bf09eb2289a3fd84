import { MAX_FAVOURITES } from '@club/domain/favourites/favourite';
import { displayName } from '@club/domain/resort/resort-name';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFavourites } from './favourites.ts';
import { fullPath, loginPath } from '../routes/paths.ts';
import { HeartButton } from '../../design/actions/heart-button.tsx';
import type { IconButtonTone } from '../../design/actions/icon-button.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { NOT_SAVED } from '../../design/overlay/not-saved.ts';
import { removedToast } from './removed-toast.ts';

type SaveHeartProps = {
  resort: { id: string; placeName: string };
  tone?: IconButtonTone | undefined;
};

/** The heart of a resort: saves it to the favourites, or removes it, with undo. */
export function SaveHeart({ resort, tone }: SaveHeartProps) {
  const favourites = useFavourites();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const location = useLocation();
  const name = displayName(resort.placeName);

  const fail = (): void => {
    dialogs.toast(NOT_SAVED);
  };
  const press = async (): Promise<void> => {
    const result = await favourites.toggle(resort.id);
    if (result.kind === 'removed') {
      dialogs.toast(removedToast(name, () => void result.undo().catch(fail)));
    } else if (result.kind === 'full') {
      dialogs.toast({
        text: `You have saved ${MAX_FAVOURITES} resorts, which is as many as you can. Remove one to save another.`,
        tone: 'warn',
      });
    } else if (result.where === 'device' && result.isFirst) {
      dialogs.toast({
        text: 'Saved on this device. Log in, and it goes to My Favorites.',
        action: {
          label: 'Log in',
          onSelect: () => void navigate(loginPath(fullPath(location))),
        },
      });
    }
  };
  return (
    <HeartButton
      label={`Save ${name}`}
      tone={tone}
      on={favourites.has(resort.id)}
      onToggle={() => {
        press().catch(fail);
      }}
    />
  );
}
