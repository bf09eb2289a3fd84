import { describe, expect, it } from 'vitest';
import { IDS } from '../ids.ts';
import type { Favourite } from './favourite.ts';
import {
  boardFromStored,
  favouriteFromStored,
  favouritesOn,
  FIRST_BOARD,
  freeBoardId,
  MAX_BOARDS,
  sharedBoard,
  storedDates,
  withFirstBoard,
} from './favourite.ts';

const saved = (resortId: string, over: Partial<Favourite> = {}): Favourite => ({
  resortId,
  savedAtMs: 0,
  board: FIRST_BOARD,
  note: '',
  ...over,
});

describe('a stored favourite', () => {
  it('without a board is on the first one, without a note', () => {
    expect(favouriteFromStored('R1', {}, 5)).toEqual(saved('R1', { savedAtMs: 5 }));
  });

  it('keeps board and note', () => {
    expect(favouriteFromStored('R1', { board: 'b7', note: 'Sea view' }, 5)).toEqual(
      saved('R1', { savedAtMs: 5, board: 'b7', note: 'Sea view' }),
    );
  });

  it('on a board that cannot be is on the first one', () => {
    expect(favouriteFromStored('R1', { board: 'b50' }, 5).board).toBe(FIRST_BOARD);
  });
});

describe('the ids of boards', () => {
  it.each(['saved', 'b1', 'b9', 'b10', 'b49'])('are like %s', (id) => {
    expect(IDS.board.is(id)).toBe(true);
  });

  it.each(['', 'b0', 'b01', 'b50', 'b123', 'Saved', 'c1', 1, null])('are never %j', (id) => {
    expect(IDS.board.is(id)).toBe(false);
  });

  it('are as many as there can be boards, and then none is free', () => {
    const boards: { id: string }[] = [{ id: FIRST_BOARD }];
    while (boards.length < MAX_BOARDS) boards.push({ id: freeBoardId(boards) ?? 'none' });
    expect(new Set(boards.map(({ id }) => id)).size).toBe(MAX_BOARDS);
    expect(boards.every(({ id }) => IDS.board.is(id))).toBe(true);
    expect(freeBoardId(boards)).toBeNull();
  });
});

describe('the days of a board', () => {
  it('come back as they were stored', () => {
    const dates = { from: '2027-01-04', to: '2027-01-09' };
    expect(boardFromStored('b1', { name: 'Winter', dates: storedDates(dates) }).dates).toEqual(
      dates,
    );
    expect(boardFromStored('b1', { name: 'Winter', dates: storedDates(null) }).dates).toBeNull();
  });

  it.each(['2027-01-09/2027-01-04', '2027-01-04/2027-01-04', '2027-13-40/2027-14-01', '/', 'x'])(
    'are none where %j is stored',
    (dates) => {
      expect(boardFromStored('b1', { name: 'Winter', dates }).dates).toBeNull();
    },
  );
});

describe('the boards of a member', () => {
  it('begin with the first one, also when nothing is stored', () => {
    expect(withFirstBoard([])).toEqual([
      { id: FIRST_BOARD, name: 'Saved', dates: null, share: null },
    ]);
  });

  it('follow by name', () => {
    const boards = [
      boardFromStored('b2', { name: 'Alps' }),
      boardFromStored('saved', { name: 'Anywhere' }),
      boardFromStored('b1', { name: 'Zanzibar' }),
    ];
    expect(withFirstBoard(boards).map(({ name }) => name)).toEqual([
      'Anywhere',
      'Alps',
      'Zanzibar',
    ]);
  });
});

describe('the resorts on a board', () => {
  const boards = [{ id: FIRST_BOARD }, { id: 'b1' }];
  const all = [
    saved('R1', { savedAtMs: 1 }),
    saved('R2', { savedAtMs: 2, board: 'b1', note: 'Ask Bert' }),
    saved('R3', { savedAtMs: 3, board: 'b9' }),
    saved('R5', { savedAtMs: Infinity }),
    saved('R4', { savedAtMs: Infinity }),
  ];

  it('are those saved on it, last first; those of a deleted board are on the first one', () => {
    expect(favouritesOn(FIRST_BOARD, all, boards).map(({ resortId }) => resortId)).toEqual([
      'R4',
      'R5',
      'R3',
      'R1',
    ]);
    expect(favouritesOn('b1', all, boards).map(({ resortId }) => resortId)).toEqual(['R2']);
  });

  it('are shown to others with notes only where the member wants it', () => {
    const board = (withNotes: boolean) =>
      boardFromStored('b1', { name: 'Winter', dates: '', share: { token: 'x', withNotes } });
    expect(sharedBoard(board(true), all, boards)).toEqual({
      name: 'Winter',
      dates: null,
      resorts: [{ resortId: 'R2', note: 'Ask Bert' }],
    });
    expect(sharedBoard(board(false), all, boards).resorts).toEqual([{ resortId: 'R2', note: '' }]);
  });
});

describe('what is stored of a board', () => {
  it('has days only when both are days, in their order', () => {
    const datesOf = (dates: string) => boardFromStored('b1', { name: 'Sea', dates }).dates;
    expect(datesOf('2027-01-01/2027-01-05')).toEqual({ from: '2027-01-01', to: '2027-01-05' });
    for (const dates of [
      '',
      '2027-01-01',
      '2027-01-01/x',
      'a/2027-01-05',
      '2027-01-05/2027-01-01',
    ]) {
      expect(datesOf(dates)).toBeNull();
    }
    expect(storedDates(null)).toBe('');
  });
});

describe('the boards of a member', () => {
  it('come by their names, after the first one', () => {
    const named = (id: string, name: string) => boardFromStored(id, { name });
    const boards = withFirstBoard([named('b1', 'Sea'), named('b2', 'Alps'), named('b3', 'Lakes')]);
    expect(boards.map(({ id }) => id)).toEqual([FIRST_BOARD, 'b2', 'b3', 'b1']);
  });

  it('are shown without notes unless those are shared', () => {
    const board = boardFromStored('b1', { name: 'Sea' });
    const notes = sharedBoard(board, [saved('R1', { board: 'b1', note: 'Quiet' })], [board]);
    expect(notes.resorts).toEqual([{ resortId: 'R1', note: '' }]);
  });

  it('have ids that are texts', () => {
    for (const id of [null, undefined, 1, ['b1']]) expect(IDS.board.is(id)).toBe(false);
  });
});
