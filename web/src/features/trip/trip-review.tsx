import type { Booking } from '@club/domain/booking/booking';
import { MessageSquareHeart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../../shared/live/live-data.tsx';
import { resortPath } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { ReviewCard } from '../../shared/reviews/review-card.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { ReviewDialog } from './review-dialog.tsx';

function OwnReview({ reviewId, resortId }: { reviewId: string; resortId: string }) {
  const live = useLive('review', { id: reviewId });
  switch (live.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your review...">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      );
    case 'error':
      return (
        <ErrorState
          level={3}
          title="We could not load your review."
          text="It is safe with us. Check your connection and try again."
          onRetry={live.retry}
        />
      );
    case 'ready':
      return live.data === null ? (
        <Text $tone="soft">Your review is no longer published.</Text>
      ) : (
        <Stack $gap="s16">
          <ReviewCard review={live.data} />
          <Text $size="small" $tone="soft">
            Everyone can read it{' '}
            <TextLink to={resortPath(resortId, { tab: 'reviews' })}>with the resort</TextLink>.
          </Text>
        </Stack>
      );
  }
}

/** The member's review of a completed stay, or the button to write one. */
export function TripReview({ booking }: { booking: Booking }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWrittenHere, setIsWrittenHere] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const { reviewId } = booking;
  const takesFocus = isWrittenHere && reviewId !== null;
  useEffect(() => {
    // The review replaces the button that opened the form.
    if (takesFocus) container.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={container} tabIndex={-1}>
      {reviewId === null ? (
        <Stack $gap="s16">
          <Text $tone="soft">
            How was it? Rate your stay and say what others should know. Once for each stay.
          </Text>
          <div>
            <Button
              icon={<MessageSquareHeart aria-hidden />}
              onClick={() => {
                setIsOpen(true);
              }}
            >
              Review your stay
            </Button>
          </div>
        </Stack>
      ) : (
        <OwnReview reviewId={reviewId} resortId={booking.resort.id} />
      )}
      {isOpen && (
        <ReviewDialog
          booking={booking}
          onWritten={() => {
            setIsWrittenHere(true);
          }}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
