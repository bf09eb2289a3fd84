import { clientErrorOf, MAX_REPORTS_A_VISIT } from '@club/domain/reports/client-error';
import { errorCode } from '../firebase/error-code.ts';

/** Sends a report; null until `startReporting`, and in tests. */
let sending: ((thrown: unknown) => void) | null = null;

/** Not the page's fault: no network, an aborted navigation, or a new version of the site. */
const EXPECTED =
  /abort|network|failed to fetch|load failed|imported module|importing a module|preload|offline|unavailable/i;

/** Codes of reads by a page whose session has just ended; the server counts them itself. */
const DENIED: readonly unknown[] = ['permission-denied', 'unauthenticated'];

const isExpected = (thrown: unknown): boolean =>
  DENIED.includes(errorCode(thrown)) || EXPECTED.test(String(thrown));

type Send = (body: string) => void;

const sendToClub: Send = (body) => {
  fetch('/client-errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    // Carries no identity, and is sent even while the page is being left.
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // An error that cannot be reported is not reported either.
  });
};

/** Reports each error once, and a few per visit: an error in a loop says nothing new. */
export const errorReporter = (send: Send, path: () => string): ((thrown: unknown) => void) => {
  const sent = new Set<string>();
  return (thrown) => {
    if (isExpected(thrown) || sent.size >= MAX_REPORTS_A_VISIT) return;
    const body = JSON.stringify(clientErrorOf(thrown, path()));
    if (sent.has(body)) return;
    sent.add(body);
    send(body);
  };
};

/** Reports an error that the page has caught, without anything personal. */
export const reportError = (thrown: unknown): void => {
  sending?.(thrown);
};

/** From now on errors are reported, also uncaught ones. */
export const startReporting = (): void => {
  sending = errorReporter(sendToClub, () => location.pathname);
  window.addEventListener('error', ({ error }) => {
    // Errors of third-party scripts carry no error object.
    if (error instanceof Error) reportError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    reportError(reason);
  });
};
