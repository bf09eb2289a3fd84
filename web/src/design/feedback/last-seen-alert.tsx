import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Alert } from './alert.tsx';

type LastSeenAlertProps = {
  /** Names what is shown below: 'These are your points as last seen.' */
  title: string;
  onRetry: () => void;
  children?: ReactNode;
};

/** Above data that could not be refreshed, with a button to try again. */
export function LastSeenAlert({
  title,
  onRetry,
  children = 'They could not be brought up to date just now.',
}: LastSeenAlertProps) {
  return (
    <Alert
      tone="warn"
      title={title}
      action={
        <Button variant="link" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
