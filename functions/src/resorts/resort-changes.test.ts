import type { ResortForm } from '@club/domain/resort/resort.schema';
import { resortSchema } from '@club/domain/resort/resort.schema';
import { apiErrorOf } from '@club/domain/testing/api-error-of';
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

const thrownBy = (act: () => unknown): unknown[] => {
  const { code, field, details } = apiErrorOf(act);
  return [code, field, details];
};

describe('saving a resort', () => {
  test('increases the revision and names the changed fields', () => {
    const room = { ...STORED.room_details, room_Description: 'Newly painted.' };
    expect(save({ location: 'Naples', price_usd: 379, room_details: room })).toEqual({
      resort: { ...STORED, location: 'Naples', price_usd: 379, room_details: room, rev: 4 },
      action: 'edit-resort',
      detail: 'Changed: location, price_usd, room_details',
    });
  });

  test('keeps the day on which it joined, whatever the form says, and makes up none', () => {
    const joined = { ...STORED, joinedOn: '2025-03-01' };
    const input = { id: 'D101', rev: 3, resort: form({ price_usd: 379, joinedOn: '2026-12-02' }) };
    expect(decideSave(input, joined)).toMatchObject({ resort: { joinedOn: '2025-03-01' } });
    expect(save({ price_usd: 379 })).not.toHaveProperty('resort.joinedOn');
  });

  test('without changes writes nothing, whatever the revision', () => {
    expect(save()).toBe(STORED);
    expect(save({}, 1)).toBe(STORED);
  });

  test('of another revision is rejected with the current one', () => {
    for (const rev of [1, 2, 4]) {
      expect(thrownBy(() => save({ location: 'Naples' }, rev))).toEqual([
        'resort-changed',
        undefined,
        { rev: 3 },
      ]);
    }
  });

  test('cannot change the ID', () => {
    expect(save({ resort_ID: 'D101' })).toBe(STORED);
    const error = thrownBy(() => save({ resort_ID: 'D102' }));
    expect(error.slice(0, 2)).toEqual(['invalid-input', 'resort.resort_ID']);
  });

  test('keeps its pictures of the site, in any field, and accepts no others', () => {
    const moved = save({ img: '/art/D101-2.svg', img2: '' });
    expect(moved).toMatchObject({ detail: 'Changed: img, img2' });
    const error = thrownBy(() => save({ img3: '/art/D102-1.svg' }));
    expect(error.slice(0, 2)).toEqual(['invalid-input', 'resort.img3']);
  });

  test('that is not there', () => {
    const input = { id: 'D101', rev: 3, resort: form() };
    expect(thrownBy(() => decideSave(input, undefined))[0]).toBe('resort-not-found');
  });

  test('completes a document with missing fields', () => {
    const { amenities: _missing, ...old } = STORED;
    // The document lacks fields that the type has.
    expect(changedFields(old as typeof STORED, STORED)).toEqual(['amenities']);
  });
});

describe('adding a resort', () => {
  test('is rejected for a taken ID and for a picture of the site', () => {
    expect(thrownBy(() => decideAdd('D101', form(), '2026-12-02', STORED)).slice(0, 2)).toEqual([
      'resort-exists',
      'resort_ID',
    ]);
    expect(thrownBy(() => decideAdd('D101', form(), '2026-12-02', undefined)).slice(0, 2)).toEqual([
      'invalid-input',
      'img2',
    ]);
    const added = decideAdd(
      'D101',
      form({ img2: '', joinedOn: '1999-01-01' }),
      '2026-12-02',
      undefined,
    );
    expect(added).toMatchObject({
      action: 'add-resort',
      resort: { _id: 'D101', joinedOn: '2026-12-02', rev: 1 },
    });
  });
});

describe('withdrawing a resort', () => {
  test('and restoring it change nothing else', () => {
    const withdrawn = decideWithdraw({ rev: 3, withdrawn: true }, STORED);
    const hidden = { ...STORED, available: false, rev: 4 };
    expect(withdrawn).toEqual({ resort: hidden, action: 'withdraw-resort', detail: '' });
    expect(decideWithdraw({ rev: 4, withdrawn: false }, hidden)).toEqual({
      resort: { ...STORED, rev: 5 },
      action: 'restore-resort',
      detail: '',
    });
  });

  test('twice does it once', () => {
    const hidden = { ...STORED, available: false, rev: 4 };
    expect(decideWithdraw({ rev: 3, withdrawn: true }, hidden)).toBe(hidden);
    expect(decideWithdraw({ rev: 9, withdrawn: false }, STORED)).toBe(STORED);
    const { available: _missing, ...old } = STORED;
    // A resort without the field is available.
    const incomplete = old as typeof STORED;
    expect(decideWithdraw({ rev: 9, withdrawn: false }, incomplete)).toBe(incomplete);
  });

  test('is rejected for another revision and for an unknown resort', () => {
    const change = { rev: 2, withdrawn: true };
    expect(thrownBy(() => decideWithdraw(change, STORED))).toEqual([
      'resort-changed',
      undefined,
      { rev: 3 },
    ]);
    expect(thrownBy(() => decideWithdraw(change, undefined))[0]).toBe('resort-not-found');
  });
});
