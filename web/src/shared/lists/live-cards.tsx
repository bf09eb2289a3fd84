import type { ReactNode } from 'react';
import type { Live } from '../../kernel/live/live-store.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';

type LiveCardsProps<Data> = {
  live: Live<Data>;
  /** Read out while loading: 'Loading your bookings...'. */
  label: string;
  /** Shown when loading fails. */
  errorTitle: string;
  errorText: string;
  children: (data: Data) => ReactNode;
};

/**
 * A live list of cards; while loading the outline of two, and an error with Retry when it fails.
 */
export function LiveCards<Data>(props: LiveCardsProps<Data>) {
  const { live, label, errorTitle, errorText, children } = props;
  switch (live.status) {
    case 'loading':
      return (
        <SkeletonGroup label={label}>
          <Stack $gap="s24">
            <SkeletonBlock $height="12rem" />
            <SkeletonBlock $height="12rem" />
          </Stack>
        </SkeletonGroup>
      );
    case 'error':
      return <ErrorState title={errorTitle} text={errorText} onRetry={live.retry} />;
    case 'ready':
      return children(live.data);
  }
}
