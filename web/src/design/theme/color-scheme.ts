/**
 * Which colour scheme the reader wants: the system's, or one chosen in the app.
 * The choice lives in local storage and on `<html data-theme>`; `/color-scheme.js` repeats the
 * reading part before the first paint (see decision 0003).
 */
export const COLOR_SCHEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ColorSchemeChoice = (typeof COLOR_SCHEME_CHOICES)[number];

export const COLOR_SCHEME_KEY = 'colorScheme';

const isChoice = (value: unknown): value is ColorSchemeChoice =>
  COLOR_SCHEME_CHOICES.some((choice) => choice === value);

/** The stored choice; anything unreadable or unknown counts as 'system'. */
export const readColorScheme = (): ColorSchemeChoice => {
  try {
    const stored = localStorage.getItem(COLOR_SCHEME_KEY);
    return isChoice(stored) ? stored : 'system';
  } catch {
    // Storage can be forbidden (private windows, embedded pages).
    return 'system';
  }
};

const listeners = new Set<() => void>();
/** In memory too, so that a choice holds for the visit where storage is forbidden. */
let current: ColorSchemeChoice | undefined;

/** The scheme chosen now. */
export const getColorScheme = (): ColorSchemeChoice => (current ??= readColorScheme());

const apply = (choice: ColorSchemeChoice): void => {
  current = choice;
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  for (const listener of listeners) listener();
};

/** Chooses a scheme, shows it at once and remembers it where storage allows. */
export const setColorScheme = (choice: ColorSchemeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(COLOR_SCHEME_KEY);
    else localStorage.setItem(COLOR_SCHEME_KEY, choice);
  } catch {
    // The choice still holds until the page is left.
  }
  apply(choice);
};

const onStorage = (event: StorageEvent): void => {
  // `key` is null when the whole storage was cleared.
  if (event.key === COLOR_SCHEME_KEY || event.key === null) apply(readColorScheme());
};

/** Calls `listener` on every change, in this tab or another. Returns the way to stop. */
export const subscribeColorScheme = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};
