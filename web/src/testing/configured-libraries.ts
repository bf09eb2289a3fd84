import { act, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { createRoot } from 'react-dom/client';

/*
 * How React and its testing library work in tests. A module of its own, because the set-up runs again
 * for each file of a process, and this may not: each wrapper would wrap the one before it.
 */

/**
 * React notes where each of the first ten thousand elements a second was made, for the stack of a
 * warning. It took a tenth of the time of the tests; a warning names its components without it, too.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
}

/** A root that shows nothing: React ends the effects of every other root before it draws this one. */
const bystander = createRoot(document.createElement('div'));
const library = getConfig();
let turns = 0;

/** True while the library polls for something; only a private setting shows it. */
const isPolling = (): boolean => {
  const config: object = getConfig();
  const note = '_disableExpensiveErrorDiagnostics';
  return note in config && config[note] === true;
};

configure({
  // An error prints the whole page, which is slow. While the library polls no one reads it: the error
  // that ends the waiting prints the page again.
  getElementError: (message, container) => {
    if (!isPolling()) return library.getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
  // A page's code is loaded when a test opens it, which takes a while on a busy machine.
  asyncUtilTimeout: 60_000,
  // The awaited element is on the page before its effects have run. Without this a test could publish
  // data before the page listens to it.
  asyncWrapper: async (wait) => {
    const result = await library.asyncWrapper(wait);
    turns += 1;
    act(() => {
      bystander.render(String(turns));
    });
    return result;
  },
});
