import type { Booking } from '@club/domain/booking/booking';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { useOnline } from '../../design/feedback/use-online.ts';
import { Text } from '../../design/text/text.tsx';
import { ShareStayDialog } from './share-stay-dialog.tsx';

/** Where the member lets companions see the stay. */
export function Companions({ booking }: { booking: Booking }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const isShared = booking.shareToken !== null;
  return (
    <>
      <Text $size="small" $tone="soft">
        {isShared
          ? 'Those who have your link see where and when. The link closes when the stay is over or cancelled.'
          : 'Let those who come along see where and when, without what it cost.'}
      </Text>
      <div>
        <Button
          variant="quiet"
          icon={<Share2 aria-hidden />}
          disabled={!isOnline}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {isShared ? 'See the link' : 'Share with companions'}
        </Button>
      </div>
      {isOpen && (
        <ShareStayDialog
          booking={booking}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
