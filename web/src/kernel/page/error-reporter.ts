import { clientErrorOf, MAX_REPORTS_A_VISIT } from '@club/domain/reports/client-error';
import { errorCode } from '../firebase/error-code.ts';

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

/** The reporter of this visit. */
export const reportToClub = errorReporter(sendToClub, () => location.pathname);
