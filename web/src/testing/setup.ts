import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { clearPersonalStore } from '../kernel/storage/local-store.ts';
import './configured-libraries.ts';

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
