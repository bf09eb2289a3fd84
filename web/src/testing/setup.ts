import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { clearPersonalStore } from '../kernel/storage/local-store.ts';

/**
 * A message on the console is a fault: it fails the test that caused it. The throw shows where it
 * came from, and the check afterwards catches those that someone swallowed.
 * A test that expects one replaces the spy: `vi.spyOn(console, 'error').mockImplementation(…)`.
 */
const unexpected: string[] = [];

const refuse =
  (kind: 'error' | 'warn') =>
  (...parts: unknown[]): never => {
    const text = `Unexpected console.${kind}: ${parts.map(String).join(' ')}`;
    unexpected.push(text);
    throw new Error(text);
  };

beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation(refuse('error'));
  vi.spyOn(console, 'warn').mockImplementation(refuse('warn'));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
});

/** The next file may run in the same window: it finds the window as if it had just been opened. */
afterAll(() => {
  vi.unstubAllGlobals();
  // What storage refused is kept in memory, where emptying the storage does not reach it.
  clearPersonalStore();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.title = '';
  window.history.replaceState(null, '', '/');
});

/** A root that shows nothing: React ends the effects of every other root before it draws this one. */
const bystander = createRoot(document.createElement('div'));
const library = getConfig();
let turns = 0;

/** While the library waits for something it asks again and again, and says so only to itself. */
const asksAgain = (): boolean => {
  const config: object = getConfig();
  const note = '_disableExpensiveErrorDiagnostics';
  return note in config && config[note] === true;
};

configure({
  // An error prints the whole page, which takes longer than any question. While something is waited
  // for nobody reads it: the error that ends the waiting prints the page once more.
  getElementError: (message, container) => {
    if (!asksAgain()) return library.getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
  // A page's code is loaded when a test opens it, which takes its time on a busy machine.
  asyncUtilTimeout: 60_000,
  // What was waited for stands on the page before its effects have run, on a busy machine long
  // before. Without this a test could publish something that nobody listens to yet.
  asyncWrapper: async (wait) => {
    const result = await library.asyncWrapper(wait);
    turns += 1;
    act(() => {
      bystander.render(String(turns));
    });
    return result;
  },
});

/** jsdom has no layout and so no media queries: the answer is no unless a test says otherwise. */
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
