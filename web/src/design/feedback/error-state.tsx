import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import type { HeadingLevel } from '../text/heading.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  /** Tries again; without it no button is shown. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** While the new try is under way. */
  retrying?: boolean | undefined;
  /** A way on besides trying again. */
  action?: ReactNode;
  level?: HeadingLevel | undefined;
};

/** Something could not be shown: what, and how to go on. Read out when it appears. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = 'Retry',
  retrying = false,
  action,
  level,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        scene="storm"
        title={title}
        text={text}
        level={level}
        action={
          onRetry === undefined ? (
            action
          ) : (
            <div>
              <Button icon={<RotateCw aria-hidden />} busy={retrying} onClick={onRetry}>
                {retryLabel}
              </Button>{' '}
              {action}
            </div>
          )
        }
      />
    </div>
  );
}
