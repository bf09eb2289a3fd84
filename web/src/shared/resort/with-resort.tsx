import { API_ERRORS } from '@club/domain/api/errors';
import type { Resort } from '@club/domain/resort/resort';
import type { ReactNode } from 'react';
import { useResort } from './use-resort.ts';
import { PATHS } from '../routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';

type WithResortProps = {
  resortId: string;
  /** Shown when the id is unknown. */
  missing: ReactNode;
  /** False shows a resort although it takes no bookings, for a stay that is booked already. */
  mustBeBookable?: boolean;
  children: (resort: Resort) => ReactNode;
};

/** Loads a resort, live, and shows a screen of the booking with it, or why it cannot. */
export function WithResort({
  resortId,
  missing,
  mustBeBookable = true,
  children,
}: WithResortProps) {
  const resort = useResort(resortId);
  if (resort.status === 'loading') return <LoadingScreen />;
  if (resort.status === 'error') {
    return (
      <PageContainer>
        <ErrorState
          level={1}
          title="We could not load this resort."
          text="What you have chosen so far is kept. Check your connection and try again."
          onRetry={resort.retry}
        />
      </PageContainer>
    );
  }
  if (resort.data === null) return missing;
  if (mustBeBookable && !resort.data.available) {
    return (
      <PageContainer>
        <EmptyState
          level={1}
          title={API_ERRORS['resort-unavailable'].message}
          text="It may come back later. There are many others to look at meanwhile."
          action={<ButtonLink to={PATHS.directoryAtHome}>Find another resort</ButtonLink>}
        />
      </PageContainer>
    );
  }
  return children(resort.data);
}
