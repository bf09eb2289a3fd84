import { newResortForm } from '@club/domain/resort/resort-form-defaults';
import { beforeEach, expect, it } from 'vitest';
import { clearPersonalStore } from '../../../kernel/storage/local-store.ts';
import { draftFromStored, resortDraft } from './resort-draft-store.ts';
import { textsOf } from './resort-texts.ts';

const TEXTS = textsOf(newResortForm(() => 0.5));
const DRAFT = { base: { rev: 3, texts: TEXTS }, texts: { ...TEXTS, place_name: 'Lantern Bay' } };

beforeEach(() => {
  clearPersonalStore();
});

it('is kept for each admin and each resort, and removed on sign-out', () => {
  resortDraft('one', null).write(DRAFT);
  expect(resortDraft('one', null).read()).toEqual(DRAFT);
  expect(resortDraft('other', null).read()).toBeNull();
  expect(resortDraft('one', 'R1000').read()).toBeNull();
  clearPersonalStore();
  expect(resortDraft('one', null).read()).toBeNull();
});

it('comes back from what was stored', () => {
  expect(draftFromStored(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT);
});

const withTexts = (change: Record<string, unknown>) => ({
  ...DRAFT,
  texts: { ...DRAFT.texts, ...change },
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['a draft without a base', { texts: TEXTS }],
  ['a revision that is none', { ...DRAFT, base: { rev: 'x', texts: TEXTS } }],
  ['a field of another kind', withTexts({ place_name: 4 })],
  ['a list with something else in it', withTexts({ amenities: ['Golf', 4] })],
  ['a form without rooms', withTexts({ room_details: undefined })],
  ['a text too long to be typed', withTexts({ location: 'x'.repeat(20_000) })],
])('is nothing when the store holds %s', (_, json) => {
  expect(draftFromStored(json)).toBeNull();
});
