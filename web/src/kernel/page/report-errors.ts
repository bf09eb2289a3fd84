/** Sends a report; null until `startReporting`, and in tests. */
let sending: ((thrown: unknown) => void) | null = null;

/** What writes a report is loaded with the first error: few visits have one. */
const send = (thrown: unknown): void => {
  import('./error-reporter.ts').then(
    ({ reportToClub }) => reportToClub(thrown),
    () => {
      // Without a network, or after an update of the site: a report would not arrive either.
    },
  );
};

/** Reports an error that the page has caught, without anything personal. */
export const reportError = (thrown: unknown): void => {
  sending?.(thrown);
};

/** From now on errors are reported, also uncaught ones. */
export const startReporting = (): void => {
  sending = send;
  window.addEventListener('error', ({ error }) => {
    // Errors of third-party scripts carry no error object.
    if (error instanceof Error) reportError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    reportError(reason);
  });
};
