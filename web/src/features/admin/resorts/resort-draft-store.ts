import { newResortForm } from '@club/domain/resort/resort-form-defaults';
import { isRecord } from '@club/domain/validation/is-record';
import type { StoredValue } from '../../../kernel/storage/local-store.ts';
import { storedValue } from '../../../kernel/storage/local-store.ts';
import type { ResortTexts } from './resort-texts.ts';
import { textsOf } from './resort-texts.ts';

/** The state of a resort that the form starts from; revision 0 is a resort that is not saved yet. */
export type ResortBase = { rev: number; texts: ResortTexts };

/** The values typed and not saved, and the base they change. */
export type ResortDraft = { base: ResortBase; texts: ResortTexts };

/** Longer texts were not typed into our form. */
const MAX_TEXT = 10_000;

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_TEXT;

/** True when `value` has the fields of `pattern`, at every level, each of the same type. */
const hasShapeOf = (pattern: unknown, value: unknown): boolean => {
  if (Array.isArray(pattern)) return Array.isArray(value) && value.every(isText);
  if (isRecord(pattern)) {
    return (
      isRecord(value) &&
      Object.entries(pattern).every(([key, part]) => hasShapeOf(part, value[key]))
    );
  }
  return typeof pattern === 'string' ? isText(value) : typeof value === typeof pattern;
};

const PATTERN = textsOf(newResortForm(() => 0));

const isTexts = (value: unknown): value is ResortTexts => hasShapeOf(PATTERN, value);

const isBase = (value: unknown): value is ResortBase =>
  isRecord(value) && Number.isSafeInteger(value['rev']) && isTexts(value['texts']);

/** The draft in a stored value; null for anything else, such as a draft of an older form. */
export const draftFromStored = (json: unknown): ResortDraft | null => {
  if (!isRecord(json)) return null;
  const { base, texts } = json;
  return isBase(base) && isTexts(texts) ? { base, texts } : null;
};

const stores = new Map<string, StoredValue<ResortDraft | null>>();

/**
 * Where an admin's draft is kept: of one resort, or with `resortId` null of the next new one. It
 * outlives the browser and is removed when the admin signs out.
 */
export const resortDraft = (
  uid: string,
  resortId: string | null,
): StoredValue<ResortDraft | null> => {
  const key = `resortDraft.${uid}.${resortId ?? 'new'}`;
  const known = stores.get(key);
  if (known !== undefined) return known;
  const store = storedValue<ResortDraft | null>({
    key,
    area: 'local',
    version: 1,
    fallback: null,
    parse: draftFromStored,
  });
  stores.set(key, store);
  return store;
};
