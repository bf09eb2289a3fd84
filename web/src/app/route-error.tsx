import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router-dom';
import { usePageHead } from '../kernel/routing/page-head.ts';
import { PATHS } from '../shared/routes/paths.ts';
import { reportError } from '../kernel/page/report-errors.ts';
import { untilReached } from '../kernel/page/until-reached.ts';
import { ButtonLink } from '../design/actions/button-link.tsx';
import { ErrorState } from '../design/feedback/error-state.tsx';
import { useOnline } from '../design/feedback/use-online.ts';
import { PageContainer } from '../design/layout/page-container.tsx';

const loadAgain = (): void => {
  window.location.reload();
};

/** A part of the site that did not arrive: no network, or replaced by a newer version meanwhile. */
const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error &&
  /dynamically imported module|importing a module|preload css/i.test(error.message);

/** What is missing. Safari does not name it, but then the page says whether the site is there. */
const missingFile = ({ message }: Error): string =>
  /https?:\S+/.exec(message)?.[0] ?? window.location.href;

const TEXTS = {
  offline: {
    title: 'This page needs a connection',
    text: 'It loads by itself once you are online again. Your bookings can be read meanwhile.',
  },
  missing: {
    title: 'This page could not be loaded',
    text: 'You may be offline, or the site has just been updated. Loading it again usually helps.',
  },
  broken: {
    title: 'Something went wrong on this page',
    text: 'Nothing was booked or changed by this. Load the page again, or go back to the start.',
  },
} as const;

/** Replaces a page that failed: says what happened and how to continue. */
export function RouteError() {
  const error = useRouteError();
  const isOnline = useOnline();
  const missing = isMissingChunk(error) ? error : null;
  const wasOffline = useRef(false);
  // An error thrown while the page loads has not reached a boundary that reports it.
  useEffect(() => {
    reportError(error);
  }, [error]);
  useEffect(() => {
    if (missing === null) return undefined;
    if (!isOnline) {
      wasOffline.current = true;
      return undefined;
    }
    if (!wasOffline.current) return undefined;
    const leaving = new AbortController();
    const loadWhenReached = async (): Promise<void> => {
      if (await untilReached(missingFile(missing), leaving.signal)) loadAgain();
    };
    void loadWhenReached();
    return () => leaving.abort();
  }, [missing, isOnline]);
  const problem = missing === null ? 'broken' : isOnline ? 'missing' : 'offline';
  usePageHead({ title: TEXTS[problem].title });
  return (
    <PageContainer>
      <ErrorState
        level={1}
        {...TEXTS[problem]}
        retryLabel="Load again"
        onRetry={loadAgain}
        action={
          <ButtonLink variant="quiet" to={PATHS.home} reloadDocument>
            Go Back to Homepage
          </ButtonLink>
        }
      />
    </PageContainer>
  );
}
