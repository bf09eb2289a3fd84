import { type ReactNode, useEffect, useLayoutEffect } from 'react';

/** What `public/color-scheme.js` notes before the scripts of a page run: what was pressed last. */
type EarlyPresses = { last: unknown; note: () => void };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader does with a page before it can respond, noted to be done again then. */
export type EarlyUse = {
  /** Ends the notes, because React sees everything from now on. */
  stop: () => void;
  /** Does it again, once, in the page that can respond. */
  repeat: () => void;
};

const NAME = 'earlyPresses';
const BUTTONS = 'button[type="button"]';
const FIELDS = 'input, textarea, select';
/** What a reader reaches by keyboard. */
const PLACES = `${FIELDS}, button, a[href]`;

const isEarlyPresses = (value: unknown): value is EarlyPresses =>
  typeof value === 'object' && value !== null && 'last' in value && 'note' in value;

/** The element that was pressed last; null for none. From now on none is noted. */
const takePressed = (): Element | null => {
  const presses: unknown = Reflect.get(window, NAME);
  if (!isEarlyPresses(presses)) return null;
  window.removeEventListener('click', presses.note, true);
  Reflect.deleteProperty(window, NAME);
  return presses.last instanceof Element ? presses.last : null;
};

const nameOf = (element: Element): string =>
  ['aria-label', 'name', 'type', 'placeholder', 'href']
    .map((attribute) => element.getAttribute(attribute) ?? '')
    .concat(element.matches(FIELDS) ? '' : (element.textContent ?? ''))
    .join('\n');

/** The same element; in a page that was replaced, the one that has its name and place. */
const sameNow = (element: HTMLElement, before: readonly HTMLElement[]): HTMLElement | null => {
  if (element.isConnected) return element;
  const name = nameOf(element);
  const at = before.filter((each) => nameOf(each) === name).indexOf(element);
  const now = [...document.querySelectorAll<HTMLElement>(PLACES)];
  return now.filter((each) => nameOf(each) === name)[at] ?? null;
};

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS);

const isCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isChanged = (field: Field): boolean => {
  if (isCheck(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  return field.value !== (options.find((option) => option.defaultSelected) ?? options[0])?.value;
};

/** Sets a text so that React sees a change, although the field may have it already. */
const setText = (field: Exclude<Field, HTMLSelectElement>, text: string): void => {
  field.value = '';
  // The prototype's own setter: React notes what is set by the field's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const fillAgain = (field: Field, from: Field): void => {
  if (isCheck(field) && isCheck(from)) {
    const { checked } = from;
    field.checked = !checked;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = from.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    setText(field, from.value);
  }
};

/** Fills again, in what is there now, what was filled in one of the `places` of the page as it arrived. */
const fillNow = (field: Field, places: readonly HTMLElement[]): void => {
  const now = sameNow(field, places);
  if (isField(now)) fillAgain(now, field);
};

/** Watches what a reader does with the page that has arrived. */
export const watchEarlyUse = (page: HTMLElement): EarlyUse => {
  const places = [...page.querySelectorAll<HTMLElement>(PLACES)];
  let focused = places.find((place) => place === document.activeElement) ?? null;
  let pressed: HTMLElement | null = null;
  let changed: readonly Field[] = [];
  let isWatching = true;

  const follow = ({ target }: FocusEvent): void => {
    focused = places.find((place) => place === target) ?? null;
  };
  document.addEventListener('focusin', follow);
  noteUnheard(places);

  const stop = (): void => {
    if (!isWatching) return;
    isWatching = false;
    document.removeEventListener('focusin', follow);
    pressed = takePressed()?.closest<HTMLElement>(BUTTONS) ?? null;
    changed = places.filter(isField).filter(isChanged);
  };

  const repeat = (): void => {
    const [button, toFill, toFocus] = [pressed, changed, focused];
    [pressed, changed, focused] = [null, [], null];
    for (const field of toFill) fillNow(field, places);
    if (toFocus !== null && !toFocus.isConnected) {
      sameNow(toFocus, places)?.focus({ preventScroll: true });
    }
    if (button !== null) sameNow(button, places)?.click();
  };
  return { stop, repeat };
};

/**
 * What was pressed or filled in a part of the page that did not respond yet, of the `places` of the
 * page as it arrived.
 */
const unheard: {
  pressed: Element | null;
  filled: Set<Field>;
  places: readonly HTMLElement[];
} = { pressed: null, filled: new Set(), places: [] };

/** Notes what is done with parts that do not respond yet; `HEARD` takes out what has responded. */
const noteUnheard = (places: readonly HTMLElement[]): void => {
  unheard.places = places;
  window.addEventListener(
    'click',
    ({ target }) => {
      unheard.pressed = target instanceof Element ? target : null;
    },
    { capture: true },
  );
  window.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) unheard.filled.add(target);
    },
    { capture: true },
  );
};

/** For the element around the page: React calls it for what responds, and for nothing else. */
export const HEARD = {
  onClickCapture: (): void => {
    unheard.pressed = null;
  },
  onInputCapture: ({ target }: { target: EventTarget }): void => {
    if (isField(target)) unheard.filled.delete(target);
  },
};

/** Does again what did not respond, when a part of the page begins to; what still does not is kept. */
export const repeatUnheard = (): void => {
  const { pressed, filled, places } = unheard;
  for (const field of filled) {
    fillNow(field, places);
    if (!field.isConnected) filled.delete(field);
  }
  const button = pressed?.closest<HTMLElement>(BUTTONS);
  // Still noted after it, unless it is heard.
  if (button) sameNow(button, places)?.click();
};

type AfterEarlyUseProps = { use: EarlyUse; children?: ReactNode };

/** Does again what a reader did before the page in it was there. */
export function AfterEarlyUse({ use, children }: AfterEarlyUseProps): ReactNode {
  // In the same commit in which the page that could not respond is replaced.
  useLayoutEffect(() => {
    use.stop();
  }, [use]);
  useEffect(() => {
    use.repeat();
  }, [use]);
  return children;
}
