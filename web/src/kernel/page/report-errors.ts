import { clientErrorOf, MAX_REPORTS_A_VISIT } from '@club/domain/reports/client-error';
import { errorCode } from '../firebase/error-code.ts';

/** Where errors go; null while nobody listens, as in tests. */
let sending: ((thrown: unknown) => void) | null = null;

/** What is no fault of the page: the network is gone, the reader went on, or the site was renewed. */
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
    // Says nothing of who it is, and gets through while the page is being left.
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // An error that cannot be reported is not worth another one.
  });
};

/** Hands on each error once, and a few of a visit: one that comes in a loop says nothing new. */
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

/** Tells the club of an error that the page has caught, without anything of whose page it is. */
export const reportError = (thrown: unknown): void => {
  sending?.(thrown);
};

/** From now on errors are reported, also those that nobody catches. */
export const startReporting = (): void => {
  sending = errorReporter(sendToClub, () => location.pathname);
  window.addEventListener('error', ({ error }) => {
    // Those of other people's scripts come without one.
    if (error instanceof Error) reportError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    reportError(reason);
  });
};
