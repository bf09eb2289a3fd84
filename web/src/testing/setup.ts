import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { clearPersonalStore } from '../kernel/storage/local-store.ts';

/**
 * A message on the console fails the test that caused it. The throw shows where it came from; the
 * check after the test finds those that were caught. A test that expects one replaces the spy:
 * `vi.spyOn(console, 'error').mockImplementation(…)`.
 */
const unexpected: string[] = [];

const failOn =
  (kind: 'error' | 'warn') =>
  (...parts: unknown[]): never => {
    const text = `Unexpected console.${kind}: ${parts.map(String).join(' ')}`;
    unexpected.push(text);
    throw new Error(text);
  };

beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation(failOn('error'));
  vi.spyOn(console, 'warn').mockImplementation(failOn('warn'));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
});

/** The next file may run in the same window, so this file leaves it as if it had just been opened. */
afterAll(() => {
  vi.unstubAllGlobals();
  // Values that storage rejected are kept in memory, which clearing the storage does not empty.
  clearPersonalStore();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.title = '';
  window.history.replaceState(null, '', '/');
});

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

/** jsdom has no layout and so no media queries: none matches unless a test says otherwise. */
class NoMatch extends EventTarget implements MediaQueryList {
  readonly media: string;
  readonly matches = false;
  onchange: MediaQueryList['onchange'] = null;

  constructor(media: string) {
    super();
    this.media = media;
  }

  addListener(): void {}
  removeListener(): void {}
}

if (typeof window.matchMedia !== 'function') {
  window.matchMedia = (query: string): MediaQueryList => new NoMatch(query);
}

/** The parts of `<dialog>` that jsdom lacks: opening as a modal, closing, and its `close` event. */
if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(
    this: HTMLDialogElement,
    returnValue?: string,
  ) {
    if (!this.open) return;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** jsdom has no layout: nothing has a size that could change. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof globalThis.ResizeObserver !== 'function') globalThis.ResizeObserver = NoSizes;

// jsdom only complains that it cannot scroll.
window.scrollTo = () => {};

if (typeof Element.prototype.scrollIntoView !== 'function') {
  Element.prototype.scrollIntoView = () => {};
}

if (typeof Element.prototype.setPointerCapture !== 'function') {
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
  Element.prototype.hasPointerCapture = () => false;
}
