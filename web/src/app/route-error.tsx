import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { usePageHead } from '../kernel/routing/page-head.ts';
import { PATHS } from '../shared/routes/paths.ts';
import { reportError } from '../kernel/page/report-errors.ts';
import { ButtonLink } from '../design/actions/button-link.tsx';
import { ErrorState } from '../design/feedback/error-state.tsx';
import { PageContainer } from '../design/layout/page-container.tsx';

/** A part of the site that was replaced by a newer version while this page was open. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module|preload css/i.test(error.message);

/** Replaces a page that failed: says what happened and how to continue. */
export function RouteError() {
  const error = useRouteError();
  // An error thrown while the page loads has not reached a boundary that reports it.
  useEffect(() => {
    reportError(error);
  }, [error]);
  usePageHead({ title: 'Something went wrong' });
  return (
    <PageContainer>
      <ErrorState
        level={1}
        title={
          isMissingChunk(error)
            ? 'This page could not be loaded'
            : 'Something went wrong on this page'
        }
        text={
          isMissingChunk(error)
            ? 'You may be offline, or the site has just been updated. Loading it again usually helps.'
            : 'Nothing was booked or changed by this. Load the page again, or go back to the start.'
        }
        retryLabel="Load again"
        onRetry={() => {
          window.location.reload();
        }}
        action={
          <ButtonLink variant="quiet" to={PATHS.home} reloadDocument>
            Go Back to Homepage
          </ButtonLink>
        }
      />
    </PageContainer>
  );
}
