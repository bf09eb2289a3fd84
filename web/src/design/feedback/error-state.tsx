import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Row } from '../layout/stack.tsx';
import type { HeadingLevel } from '../text/heading.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  /** Tries again; without it no button is shown. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** Another next step, beside trying again. */
  action?: ReactNode;
  level?: HeadingLevel | undefined;
};

/** Something could not be shown: what, and how to continue. Read out when it appears. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = 'Retry',
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
            <Row $justify="center">
              <Button icon={<RotateCw aria-hidden />} onClick={onRetry}>
                {retryLabel}
              </Button>
              {action}
            </Row>
          )
        }
      />
    </div>
  );
}
