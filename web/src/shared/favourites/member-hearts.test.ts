import { beforeEach, describe, expect, it, vi } from 'vitest';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { changeUntilConfirmed, saveUntilConfirmed, sendFromBefore } from './member-hearts.ts';
import * as favouriteWritesModule from './favourite-writes.ts';
import { changeFavourite, removeFavourite, saveFavourite } from './favourite-writes.ts';
import { pendingHearts } from './pending-hearts.ts';

spyOnExports(favouriteWritesModule, 'changeFavourite', 'removeFavourite', 'saveFavourite');

const save = vi.mocked(saveFavourite);
const remove = vi.mocked(removeFavourite);
const change = vi.mocked(changeFavourite);

beforeEach(() => {
  save.mockReset().mockResolvedValue();
  remove.mockReset().mockResolvedValue();
  change.mockReset().mockResolvedValue();
  pendingHearts.remove();
});

describe('the hearts that a page left behind', () => {
  it('are sent for their member, with what was saved of them', async () => {
    const details = { board: 'b1', note: 'Quiet', savedAtMs: 5 };
    pendingHearts.write([
      { id: '1', resortId: 'R1', uid: 'anna', saved: details },
      { id: '2', resortId: 'R2', uid: null, saved: null },
      { id: '3', resortId: 'R3', uid: 'bert', saved: {} },
    ]);
    await sendFromBefore('anna');
    expect(save.mock.calls).toEqual([['anna', { resortId: 'R1', ...details }]]);
    expect(remove.mock.calls).toEqual([['anna', 'R2']]);
    expect(pendingHearts.read().map(({ id }) => id)).toEqual(['3']);
  });

  it('are sent in the order of pressing, each once the one before is saved', async () => {
    let confirm = (): void => {};
    save.mockReturnValueOnce(
      new Promise((resolve) => {
        confirm = resolve;
      }),
    );
    pendingHearts.write([
      { id: '1', resortId: 'R1', uid: 'anna', saved: {} },
      { id: '2', resortId: 'R2', uid: 'anna', saved: {} },
    ]);
    const sent = sendFromBefore('anna');
    expect(save.mock.calls).toEqual([['anna', { resortId: 'R1' }]]);
    confirm();
    await sent;
    expect(save.mock.calls.map(([, { resortId }]) => resortId)).toEqual(['R1', 'R2']);
  });

  it('are forgotten when the server rejects them, but stay while it does not answer', async () => {
    pendingHearts.write([{ id: '1', resortId: 'GONE', uid: 'anna', saved: {} }]);
    save.mockRejectedValueOnce(new Error('rejected'));
    await sendFromBefore('anna');
    expect(pendingHearts.read()).toEqual([]);

    save.mockReturnValueOnce(new Promise(() => {}));
    void saveUntilConfirmed('anna', { resortId: 'R1', savedAtMs: Infinity });
    expect(pendingHearts.read()).toMatchObject([{ resortId: 'R1', uid: 'anna' }]);
  });

  it('give way to a later press of the same heart', async () => {
    let confirm = (): void => {};
    save.mockReturnValueOnce(
      new Promise((resolve) => {
        confirm = resolve;
      }),
    );
    const first = saveUntilConfirmed('anna', { resortId: 'R1' });
    save.mockReturnValueOnce(new Promise(() => {}));
    void saveUntilConfirmed('anna', { resortId: 'R1', note: 'Later' });
    confirm();
    await first;
    expect(pendingHearts.read()).toMatchObject([{ resortId: 'R1', saved: { note: 'Later' } }]);
  });

  it('are with the notes and moves, which save nothing that another device removed', async () => {
    change.mockReturnValue(new Promise(() => {}));
    void changeUntilConfirmed('anna', 'R1', { note: 'Quiet' });
    void changeUntilConfirmed('anna', 'R1', { board: 'b1' });
    const left = pendingHearts.read();
    expect(left).toMatchObject([
      { resortId: 'R1', uid: 'anna', saved: { note: 'Quiet', board: 'b1' }, isChange: true },
    ]);
    // As another page finds them.
    pendingHearts.write(left.map((heart) => ({ ...heart, id: 'before' })));
    change.mockReset().mockResolvedValue();
    await sendFromBefore('anna');
    expect(change.mock.calls).toEqual([['anna', 'R1', { note: 'Quiet', board: 'b1' }]]);
    expect(save).not.toHaveBeenCalled();
    expect(pendingHearts.read()).toEqual([]);
  });

  it('keep a heart when a note follows before it is confirmed, and end with the last of both', async () => {
    save.mockResolvedValueOnce();
    const heart = saveUntilConfirmed('anna', { resortId: 'R1', savedAtMs: 5 });
    const note = changeUntilConfirmed('anna', 'R1', { note: 'Quiet' });
    const [pending, ...others] = pendingHearts.read();
    expect(pending).toMatchObject({ saved: { savedAtMs: 5, note: 'Quiet' } });
    expect([pending?.isChange, others]).toEqual([undefined, []]);
    await Promise.all([heart, note]);
    expect(pendingHearts.read()).toEqual([]);
  });

  it('are none where the device keeps something else', async () => {
    localStorage.setItem(
      'pendingHearts',
      JSON.stringify({ v: 1, data: [null, { id: 1 }, { id: '1', resortId: '' }, 'R1'] }),
    );
    expect(pendingHearts.read()).toEqual([]);
  });
});
