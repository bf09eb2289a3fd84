import type { ReactNode } from 'react';
import type { Live } from '../../../kernel/live/live-store.ts';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../../design/feedback/skeleton.tsx';

type LiveDetailProps<Row> = {
  live: Live<Row | null>;
  /** What it is, such as 'booking'. */
  noun: string;
  /** Why there may be none. */
  missing: string;
  children: (row: Row) => ReactNode;
};

/** What a drawer shows of a row: the row, that it loads, that it could not be loaded, or that it is gone. */
export function LiveDetail<Row>({ live, noun, missing, children }: LiveDetailProps<Row>) {
  switch (live.status) {
    case 'loading':
      return (
        <SkeletonGroup label={`Loading the ${noun}...`}>
          <SkeletonText lines={10} />
        </SkeletonGroup>
      );
    case 'error':
      return (
        <ErrorState
          level={3}
          title={`The ${noun} could not be loaded`}
          text="The club did not respond. You may be offline."
          onRetry={live.retry}
        />
      );
    case 'ready':
      return live.data === null ? (
        <EmptyState level={3} title={`There is no such ${noun}`} text={missing} />
      ) : (
        children(live.data)
      );
  }
}
