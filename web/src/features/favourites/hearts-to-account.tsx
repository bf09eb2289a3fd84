import { MAX_FAVOURITES } from '@club/domain/favourites/favourite';
import { useEffect } from 'react';
import { sendFromBefore } from '../../shared/favourites/member-hearts.ts';
import { heartsToAccount } from '../../shared/favourites/hearts-to-account.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

type HeartsToAccountProps = { uid: string };

/**
 * Sends the hearts, notes and moves that a member made just before a reload, adds the hearts that a
 * visitor pressed on this device, and says so of the latter.
 */
export default function HeartsToAccount({ uid }: HeartsToAccountProps) {
  const { toast } = useDialogs();
  useEffect(() => {
    const move = async (): Promise<void> => {
      // What could not be moved stays on this device and is retried with the next page.
      const moved = await heartsToAccount(uid).catch(() => null);
      // After those of the device, which are older: the last one saved is shown first. Without waiting,
      // because without a network they are sent once there is one.
      void sendFromBefore(uid);
      if (moved === null) return;
      // Also where this part was taken away meanwhile: the next one finds nothing left to tell.
      const { added, left } = moved;
      if (left > 0) {
        toast({
          text: `You can save ${MAX_FAVOURITES} resorts. ${left} more stay on this device until there is room.`,
          tone: 'warn',
        });
      } else if (added > 0) {
        toast({
          text:
            added === 1
              ? 'The resort you saved on this device is now in My Favorites.'
              : `The ${added} resorts you saved on this device are now in My Favorites.`,
        });
      }
    };
    void move();
  }, [uid, toast]);
  return null;
}
