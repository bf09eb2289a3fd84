import type { CheckoutTexts } from './checkout-draft.ts';
import { CHECKING_IN, EMPTY_BILLING, EMPTY_GUEST, EMPTY_TEXTS } from './checkout-draft.ts';

const KEY = 'checkoutDraft';
const VERSION = 1;
/** Longer texts were not typed into our forms. */
const MAX_TEXT = 300;

/** The draft with the account it was typed under; null before sign-in. */
type StoredDraft = { version: number; owner: string | null; texts: CheckoutTexts };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of `empty` with the values of `value` where those are of the same kind. */
const sameShape = <Shape extends Record<string, string | boolean>>(
  value: unknown,
  empty: Shape,
): Shape => {
  if (!isRecord(value)) return empty;
  const known = Object.entries(empty).map(([name, blank]) => {
    const stored = value[name];
    const fits =
      typeof stored === typeof blank && (typeof stored !== 'string' || stored.length <= MAX_TEXT);
    return [name, fits ? stored : blank];
  });
  return { ...empty, ...Object.fromEntries(known) };
};

/**
 * The texts in a stored draft for the account `owner` (null: signed out). A draft typed before
 * sign-in belongs to whoever signs in; one of another account, or of another version, is empty.
 */
export const textsFromStored = (stored: unknown, owner: string | null): CheckoutTexts => {
  if (!isRecord(stored) || stored['version'] !== VERSION || !isRecord(stored['texts'])) {
    return EMPTY_TEXTS;
  }
  const storedOwner = stored['owner'] ?? null;
  if (storedOwner !== null && storedOwner !== owner) return EMPTY_TEXTS;
  const { texts } = stored;
  return {
    checkingIn: CHECKING_IN.find((choice) => choice === texts['checkingIn']) ?? null,
    guest: sameShape(texts['guest'], EMPTY_GUEST),
    billing: sameShape(texts['billing'], EMPTY_BILLING),
  };
};

/** What was typed so far in this tab; empty when storage is forbidden or holds something else. */
export const readTexts = (owner: string | null): CheckoutTexts => {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? EMPTY_TEXTS : textsFromStored(JSON.parse(text), owner);
  } catch {
    return EMPTY_TEXTS;
  }
};

/** Keeps what was typed until the tab is closed, as far as storage allows. */
export const writeTexts = (owner: string | null, texts: CheckoutTexts): void => {
  const draft: StoredDraft = { version: VERSION, owner, texts };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the texts live as long as the page.
  }
};

/** Forgets who checks in, after a booking; the addresses stay for the next one. */
export const forgetTraveller = (owner: string | null): void => {
  writeTexts(owner, { ...readTexts(owner), checkingIn: null, guest: EMPTY_GUEST });
};
