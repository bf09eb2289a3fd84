import type { ResortForm } from '@club/domain/resort/resort.schema';
import { resortSchema } from '@club/domain/resort/resort.schema';
import { refusalOf } from '@club/domain/testing/refusal-of';
import { aStoredResort } from '@club/domain/testing/stored-resorts';
import { parseWith } from '@club/domain/validation/parse-with';
import { describe, expect, test } from 'vitest';
import { changedFields, decideAdd, decideSave, decideWithdraw } from './resort-changes.ts';

const STORED = aStoredResort({ img2: '/art/D101-2.svg' });

const form = (changes: Record<string, unknown> = {}): ResortForm => {
  const { _id, rev: _rev, ...fields } = STORED;
  const parsed = parseWith(resortSchema, { ...fields, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
};
const save = (changes: Record<string, unknown> = {}, rev = 3) =>
  decideSave({ id: 'D101', rev, resort: form(changes) }, STORED);

const answerTo = (act: () => unknown): unknown[] => {
  const { code, field, details } = refusalOf(act);
  return [code, field, details];
};

describe('saving a resort', () => {
  test('gives it the next revision and names what has changed', () => {
    const room = { ...STORED.room_details, room_Description: 'Newly painted.' };
    expect(save({ location: 'Naples', price_usd: 379, room_details: room })).toEqual({
      resort: { ...STORED, location: 'Naples', price_usd: 379, room_details: room, rev: 4 },
      action: 'edit-resort',
      detail: 'Changed: location, price_usd, room_details',
    });
  });

  test('without any change leaves it alone, whatever the revision', () => {
    expect(save()).toBe(STORED);
    expect(save({}, 1)).toBe(STORED);
  });

  test('over another revision is refused with the one it has', () => {
    for (const rev of [1, 2, 4]) {
      expect(answerTo(() => save({ location: 'Naples' }, rev))).toEqual([
        'resort-changed',
        undefined,
        { rev: 3 },
      ]);
    }
  });

  test('cannot give it another ID', () => {
    expect(save({ resort_ID: 'D101' })).toBe(STORED);
    const refusal = answerTo(() => save({ resort_ID: 'D102' }));
    expect(refusal.slice(0, 2)).toEqual(['invalid-input', 'resort.resort_ID']);
  });

  test('keeps pictures of the site that it has, in any place, and takes no others', () => {
    const moved = save({ img: '/art/D101-2.svg', img2: '' });
    expect(moved).toMatchObject({ detail: 'Changed: img, img2' });
    const refusal = answerTo(() => save({ img3: '/art/D102-1.svg' }));
    expect(refusal.slice(0, 2)).toEqual(['invalid-input', 'resort.img3']);
  });

  test('that is not there', () => {
    const input = { id: 'D101', rev: 3, resort: form() };
    expect(answerTo(() => decideSave(input, undefined))[0]).toBe('resort-not-found');
  });

  test('completes a document of an older form', () => {
    const { amenities: _missing, ...old } = STORED;
    // Older documents lack fields that the type has.
    expect(changedFields(old as typeof STORED, STORED)).toEqual(['amenities']);
  });
});

describe('adding a resort', () => {
  test('is refused for an ID that is taken and for a picture of the site', () => {
    expect(answerTo(() => decideAdd('D101', form(), STORED)).slice(0, 2)).toEqual([
      'resort-exists',
      'resort_ID',
    ]);
    expect(answerTo(() => decideAdd('D101', form(), undefined)).slice(0, 2)).toEqual([
      'invalid-input',
      'img2',
    ]);
    const added = decideAdd('D101', form({ img2: '' }), undefined);
    expect(added).toMatchObject({ action: 'add-resort', resort: { _id: 'D101', rev: 1 } });
  });
});

describe('withdrawing a resort', () => {
  test('and putting it back change nothing else', () => {
    const withdrawn = decideWithdraw({ rev: 3, withdrawn: true }, STORED);
    const gone = { ...STORED, available: false, rev: 4 };
    expect(withdrawn).toEqual({ resort: gone, action: 'withdraw-resort', detail: '' });
    expect(decideWithdraw({ rev: 4, withdrawn: false }, gone)).toEqual({
      resort: { ...STORED, rev: 5 },
      action: 'restore-resort',
      detail: '',
    });
  });

  test('twice does it once', () => {
    const gone = { ...STORED, available: false, rev: 4 };
    expect(decideWithdraw({ rev: 3, withdrawn: true }, gone)).toBe(gone);
    expect(decideWithdraw({ rev: 9, withdrawn: false }, STORED)).toBe(STORED);
    const { available: _missing, ...old } = STORED;
    // Older documents lack the field, and then the resort is there.
    const whole = old as typeof STORED;
    expect(decideWithdraw({ rev: 9, withdrawn: false }, whole)).toBe(whole);
  });

  test('is refused over another revision and for one that is not there', () => {
    const change = { rev: 2, withdrawn: true };
    expect(answerTo(() => decideWithdraw(change, STORED))).toEqual([
      'resort-changed',
      undefined,
      { rev: 3 },
    ]);
    expect(answerTo(() => decideWithdraw(change, undefined))[0]).toBe('resort-not-found');
  });
});
