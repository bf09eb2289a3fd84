type Browser = { window: Window & Pick<typeof globalThis, 'FormData' | 'document'> };

// jsdom brings no types; without scripts it reads what is in `<noscript>`, as a browser does.
const JSDOM_PACKAGE: string = 'jsdom';
/** A document of its own in a process without a window, which runs no scripts. */
export const { JSDOM } = (await import(JSDOM_PACKAGE)) as {
  JSDOM: new (html: string, options?: { url: string }) => Browser;
};
