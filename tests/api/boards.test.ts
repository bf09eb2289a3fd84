import type { Output } from '@club/domain/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteShares } from '../../functions/src/favourites/delete-shares.ts';
import type { Person } from './api-client.ts';
import { callCallable, club, newMember } from './api-client.ts';

let anna: Person;
beforeAll(async () => {
  anna = await newMember('anna');
  const savedAt = (second: number) => new Date(Date.UTC(2026, 10, 1, 10, 0, second));
  const { uid } = anna;
  const save = (id: string, second: number, more: { board?: string; note?: string } = {}) =>
    club
      .favourites(uid)
      .doc(id)
      .withConverter(null)
      .set({ savedAt: savedAt(second), ...more });
  await Promise.all([
    save('D101', 1),
    save('D102', 2, { board: 'saved', note: 'Sea view' }),
    save('D103', 3, { board: 'b1', note: 'Near the lifts' }),
    save('D104', 4, { board: 'b2' }),
    club.boards(uid).doc('b1').set({ name: 'Winter', dates: '2027-01-04/2027-01-09' }),
  ]);
});

const share = async (board: string, withNotes: boolean | null, person = anna) => {
  const order = { board, share: withNotes === null ? null : { withNotes } };
  const { status, result } = await callCallable('shareboard', order, person.token);
  expect(status).toBe(200);
  return (result as Output<'shareBoard'>).token ?? '';
};
const open = (token: string) => callCallable('openboard', { token }, null);

describe('the link of a board', () => {
  it('shows any visitor the board, and nothing of whose it is', async () => {
    const token = await share('b1', false);
    const { status, result } = await open(token);
    expect(status).toBe(200);
    expect(result).toEqual({
      name: 'Winter',
      dates: { from: '2027-01-04', to: '2027-01-09' },
      resorts: [{ resortId: 'D103', note: '' }],
    });
    const text = JSON.stringify(result);
    expect(text).not.toContain(anna.uid);
    expect(text).not.toContain(anna.email);
  });

  it('stays the same when the notes are added, and shows the board as it is now', async () => {
    const token = await share('b1', false);
    expect(await share('b1', true)).toBe(token);
    const { result } = await open(token);
    expect(result).toMatchObject({ resorts: [{ resortId: 'D103', note: 'Near the lifts' }] });
    await club.boards(anna.uid).doc('b1').update({ name: 'Snow' });
    expect((await open(token)).result).toMatchObject({ name: 'Snow' });
  });

  it('of the first board needs no document, and shows what lies nowhere else, too', async () => {
    const token = await share('saved', true);
    const { result } = await open(token);
    expect(result).toEqual({
      name: 'Saved',
      dates: null,
      resorts: [
        { resortId: 'D104', note: '' },
        { resortId: 'D102', note: 'Sea view' },
        { resortId: 'D101', note: '' },
      ],
    });
  });

  it('leads nowhere once the board was closed, and the next link is another one', async () => {
    const token = await share('b1', true);
    expect(await share('b1', null)).toBe('');
    expect(await share('b1', null)).toBe('');
    expect(await open(token)).toMatchObject({ status: 404, error: { code: 'board-not-found' } });
    expect((await club.sharedBoards.doc(token).get()).exists).toBe(false);
    const next = await share('b1', true);
    expect(next).not.toBe(token);
    expect((await open(token)).status).toBe(404);
    expect((await open(next)).status).toBe(200);
  });

  it('is one, however many ask for it at once', async () => {
    await share('b1', null);
    const tokens = await Promise.all(Array.from({ length: 6 }, () => share('b1', false)));
    expect(new Set(tokens).size).toBe(1);
    const links = await club.sharedBoards.where('uid', '==', anna.uid).get();
    expect(links.docs.filter((link) => link.data().board === 'b1').length).toBe(1);
  });

  it('leads nowhere when the board is deleted, also when there is another one in its place', async () => {
    const bert = await newMember('bert');
    const board = club.boards(bert.uid).doc('b1');
    await board.set({ name: 'Golf', dates: '' });
    const token = await share('b1', false, bert);
    await board.delete();
    expect((await open(token)).status).toBe(404);
    await board.set({ name: 'Quiet', dates: '' });
    expect((await open(token)).status).toBe(404);
  });

  it('leads nowhere when the account is closed, and goes with it', async () => {
    const carl = await newMember('carl');
    const token = await share('saved', false, carl);
    expect((await open(token)).status).toBe(200);
    await club.authz.doc(carl.uid).update({ disabled: true });
    expect((await open(token)).status).toBe(404);
    await deleteShares({ uid: carl.uid });
    expect((await club.sharedBoards.doc(token).get()).exists).toBe(false);
  });

  it('is rejected for boards that are not there or cannot be', async () => {
    const ask = (board: string) =>
      callCallable('shareboard', { board, share: { withNotes: false } }, anna.token);
    expect(await ask('b9')).toMatchObject({ status: 404, error: { code: 'board-not-found' } });
    expect(await ask('b50')).toMatchObject({ status: 400, error: { code: 'invalid-input' } });
    expect((await open('A'.repeat(22))).status).toBe(404);
    expect((await open('../users/x')).status).toBe(400);
  });
});
