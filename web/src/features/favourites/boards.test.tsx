import { nightNumber, runsOf } from '@club/domain/availability/scarce-nights';
import type { Board, Favourite } from '@club/domain/favourites/favourite';
import {
  boardFromStored,
  FIRST_BOARD,
  MAX_BOARDS,
  withFirstBoard,
} from '@club/domain/favourites/favourite';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as favouriteWritesModule from '../../shared/favourites/favourite-writes.ts';
import {
  changeFavourite,
  deleteBoard,
  removeFavourite,
  saveBoard,
  saveFavourite,
} from '../../shared/favourites/favourite-writes.ts';
import { lastDates } from '../../shared/stay/last-dates.ts';
import { liveRequest } from '../../kernel/live/live-request.ts';
import { aFavourite } from '../../testing/favourite-builder.ts';
import { MEMBER_UID, liveKey, liveStoreWith, publish } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aCatalogueResort } from '../../testing/resort-builders.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(
  favouriteWritesModule,
  'changeFavourite',
  'deleteBoard',
  'removeFavourite',
  'saveBoard',
  'saveFavourite',
);

const pier = aCatalogueResort({ id: 'R1', placeName: 'Pier' });
const dunes = aCatalogueResort({ id: 'R2', placeName: 'Dunes' });
const mill = aCatalogueResort({ id: 'R3', placeName: 'Mill' });
const closed = aCatalogueResort({ id: 'R4', placeName: 'Cellar', available: false });
const catalogue = [pier, dunes, mill, closed];

const aBoard = (id: string, name: string, over: Partial<Board> = {}): Board => ({
  ...boardFromStored(id, { name }),
  ...over,
});
const STAY = { from: '2026-12-07', to: '2026-12-10' };
/** The Dunes are sold out on the second night, the Mill has two units left. */
const scarceNights = new Map([
  ['R2', runsOf(new Map([[nightNumber('2026-12-08'), 0]]))],
  ['R3', runsOf(new Map([[nightNumber('2026-12-07'), 2]]))],
]);

const open = async (
  favourites: readonly Favourite[],
  boards: readonly Board[] = [],
  path = '/myFavorites',
) => {
  const store = liveStoreWith({
    catalogue,
    scarceNights,
    own: { ownFavourites: favourites, ownBoards: withFirstBoard(boards) },
  });
  const page = renderRoute(path, { session: aMember(), store });
  await screen.findByRole('navigation', { name: 'Boards' });
  return {
    ...page,
    /** Publishes the next favourites. */
    now: (next: readonly Favourite[]) => {
      act(() => {
        publish(store, 'ownFavourites', { uid: MEMBER_UID }, next);
      });
    },
  };
};
const boardLinks = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Boards' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const names = (): (string | null)[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const choose = async (menu: string, item: string): Promise<void> => {
  await press(menu);
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const cell = (name: string): HTMLElement => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`${name} is not in the list.`);
  return item;
};

beforeEach(() => {
  for (const write of [saveBoard, saveFavourite, changeFavourite, removeFavourite, deleteBoard]) {
    vi.mocked(write).mockReset().mockResolvedValue();
  }
  lastDates.remove();
});

describe('the boards', () => {
  const favourites = [
    aFavourite('R1', { savedAtMs: 1 }),
    aFavourite('R2', { savedAtMs: 2, board: 'b1' }),
    aFavourite('R3', { savedAtMs: 3, board: 'b7' }),
  ];

  it('have their resorts, saved last first; resorts of deleted boards are on the first', async () => {
    const { address } = await open(favourites, [aBoard('b1', 'Winter')]);
    expect(boardLinks()).toEqual(['Saved 2', 'Winter 1']);
    expect(names()).toEqual(['Mill', 'Pier']);
    await userEvent.click(screen.getByRole('link', { name: 'Winter 1' }));
    expect(address()).toBe('/myFavorites?board=b1');
    expect(names()).toEqual(['Dunes']);
    expect(screen.getByRole('link', { name: 'Winter 1' })).toHaveAttribute('aria-current', 'page');
  });

  it('show the first one for a deleted board', async () => {
    await open(favourites, [], '/myFavorites?board=b1');
    expect(names()).toEqual(['Mill', 'Dunes', 'Pier']);
  });

  it('are created with a unique name', async () => {
    const { address } = await open([], [aBoard('b1', 'Winter')]);
    await press('New board');
    const field = screen.getByLabelText('Name');
    await userEvent.type(field, '   ');
    await press('Make board');
    expect(screen.getByText('Please give the board a name.')).toBeVisible();
    await userEvent.type(field, 'Winter');
    expect(screen.queryByText('Please give the board a name.')).toBeNull();
    await press('Make board');
    expect(screen.getByText('You have a board with this name already.')).toBeVisible();
    expect(saveBoard).not.toHaveBeenCalled();
    await userEvent.type(field, ' sun');
    await press('Make board');
    expect(saveBoard).toHaveBeenCalledWith(MEMBER_UID, {
      id: 'b2',
      name: 'Winter sun',
      dates: null,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/myFavorites?board=b2');
  });

  it('are limited in number', async () => {
    const others = Array.from({ length: MAX_BOARDS - 1 }, (_, at) =>
      aBoard(`b${at + 1}`, `Board ${at}`),
    );
    await open([], others);
    await press('New board');
    expect(screen.getByText(/^You have 50 boards, which is as many as you can\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be renamed', async () => {
    const winter = aBoard('b1', 'Winter', { dates: STAY });
    await open([], [winter], '/myFavorites?board=b1');
    await choose('More for the board Winter', 'Rename board');
    const field = screen.getByLabelText('Name');
    expect(field).toHaveValue('Winter');
    await userEvent.clear(field);
    await userEvent.type(field, 'Snow{Enter}');
    expect(saveBoard).toHaveBeenCalledWith(MEMBER_UID, { ...winter, name: 'Snow' });
  });

  it('are deleted after a confirmation, and their resorts move to the first', async () => {
    const { address } = await open(favourites, [aBoard('b1', 'Winter')], '/myFavorites?board=b1');
    await choose('More for the board Winter', 'Delete board');
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Winter”?' });
    expect(question).toHaveTextContent('Its resorts move to “Saved”, with their notes.');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(deleteBoard).not.toHaveBeenCalled();
    await choose('More for the board Winter', 'Delete board');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete board' }),
    );
    await waitFor(() => {
      expect(deleteBoard).toHaveBeenCalledWith(MEMBER_UID, 'b1', ['R2']);
    });
    expect(address()).toBe('/myFavorites');
  });

  it('have a first one that cannot be deleted', async () => {
    await open([]);
    await press('More for the board Saved');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Rename board',
    ]);
  });

  it('can be loaded again after a failure', async () => {
    const store = liveStoreWith({ catalogue, own: { ownFavourites: [] } });
    renderRoute('/myFavorites', { session: aMember(), store });
    expect(await screen.findByText('Loading your favorites...')).toBeInTheDocument();
    act(() => {
      store.subscribe(liveRequest('ownBoards', { uid: MEMBER_UID }), () => {});
      store.fail(liveKey('ownBoards', { uid: MEMBER_UID }));
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your favorites could not be loaded' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    act(() => {
      publish(store, 'ownBoards', { uid: MEMBER_UID }, withFirstBoard([]));
    });
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  });
});

describe('a saved resort', () => {
  it('has a note', async () => {
    await open([aFavourite('R1', { note: 'Quiet' })]);
    expect(within(cell('Pier')).getByText('Quiet')).toBeVisible();
    await choose('More for Pier', 'Change the note');
    const field = screen.getByRole('textbox', { name: /^Note/ });
    expect(screen.getByText(/^495 characters left\./)).toBeVisible();
    await userEvent.type(field, ', by the sea  ');
    await press('Save note');
    expect(changeFavourite).toHaveBeenCalledWith(MEMBER_UID, 'R1', { note: 'Quiet, by the sea' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves to another board, which can be undone', async () => {
    const winter = aBoard('b1', 'Winter');
    const summer = aBoard('b2', 'Summer');
    await open([aFavourite('R1')], [winter, summer]);
    await choose('More for Pier', 'Move to another board');
    const boards = screen.getByLabelText('Board');
    expect(
      within(boards)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Summer', 'Winter']);
    await userEvent.selectOptions(boards, 'Winter');
    await press('Move');
    expect(changeFavourite).toHaveBeenLastCalledWith(MEMBER_UID, 'R1', { board: 'b1' });
    expect(screen.getByText('Pier is on “Winter” now.')).toBeVisible();
    await press('Undo');
    expect(changeFavourite).toHaveBeenLastCalledWith(MEMBER_UID, 'R1', { board: FIRST_BOARD });
  });

  it('moves to a new board, and the page stays', async () => {
    const { address } = await open([aFavourite('R1')]);
    await press('More for Pier');
    expect(screen.queryByRole('menuitem', { name: 'Move to another board' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to a new board' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Sea{Enter}');
    expect(saveBoard).toHaveBeenCalledWith(MEMBER_UID, { id: 'b1', name: 'Sea', dates: null });
    expect(changeFavourite).toHaveBeenCalledWith(MEMBER_UID, 'R1', { board: 'b1' });
    expect(screen.getByText('Pier is on “Sea” now.')).toBeVisible();
    expect(address()).toBe('/myFavorites');
  });

  it('is removed, moves the focus to the list, and comes back unchanged', async () => {
    const kept = aFavourite('R1', { note: 'Quiet' });
    const { now } = await open([kept, aFavourite('R2')]);
    await choose('More for Pier', 'Remove');
    expect(removeFavourite).toHaveBeenCalledWith(MEMBER_UID, 'R1');
    now([aFavourite('R2')]);
    expect(screen.getByRole('region', { name: 'Saved' })).toHaveFocus();
    expect(screen.getByText('1 saved resort')).toBeVisible();
    await press('Undo');
    expect(saveFavourite).toHaveBeenCalledWith(MEMBER_UID, kept);
  });

  it('stays when the server rejects the removal, and says so', async () => {
    vi.mocked(removeFavourite).mockRejectedValue(new Error('rejected'));
    await open([aFavourite('R1')]);
    await choose('More for Pier', 'Remove');
    expect(await screen.findByText('This could not be saved. Please try again.')).toBeVisible();
  });

  it('that left the club can only get a note, move and be removed', async () => {
    await open([aFavourite('LEFT')]);
    expect(screen.getByText('No longer in the directory')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull();
    await choose('More for Resort LEFT', 'Remove');
    expect(removeFavourite).toHaveBeenCalledWith(MEMBER_UID, 'LEFT');
  });
});

describe('the dates of a board', () => {
  const all = [aFavourite('R1'), aFavourite('R2'), aFavourite('R3'), aFavourite('R4')];
  const dated = (dates: Board['dates']): Board => aBoard(FIRST_BOARD, 'Saved', { dates });

  it('show the total, and what is free as it changes', async () => {
    const { store } = await open(all, [dated(STAY)]);
    expect(screen.getByText('Totals for 7 Dec – 10 Dec 2026, 3 nights.')).toBeVisible();
    expect(cell('Pier')).toHaveTextContent('21,000 points for 3 nights');
    expect(cell('Pier')).toHaveTextContent('Free on these dates');
    expect(cell('Dunes')).toHaveTextContent('Sold out on these dates');
    expect(cell('Mill')).toHaveTextContent('2 units left');
    expect(cell('Cellar')).toHaveTextContent('Not available now');
    act(() => {
      const taken = runsOf(new Map([[nightNumber('2026-12-09'), 1]]));
      publish(store, 'scarceNights', {}, new Map([['R1', taken]]));
    });
    expect(cell('Pier')).toHaveTextContent('1 unit left');
    expect(cell('Dunes')).toHaveTextContent('Free on these dates');
  });

  it('are those used last where the board has none, which the page says', async () => {
    lastDates.write({ startDate: STAY.from, endDate: STAY.to });
    await open(all);
    expect(
      screen.getByText('Totals for 7 Dec – 10 Dec 2026, 3 nights, the dates you used last.'),
    ).toBeVisible();
    expect(cell('Dunes')).toHaveTextContent('Sold out on these dates');
    expect(screen.getByRole('button', { name: 'Add dates' })).toBeVisible();
  });

  const ADDRESS = 'from=2026-12-12&to=2026-12-14&type=lastCall';

  it('count before those of the address, whose currency counts', async () => {
    await open(all, [dated(STAY)], `/myFavorites?${ADDRESS}`);
    expect(screen.getByText('Totals for 7 Dec – 10 Dec 2026, 3 nights.')).toBeVisible();
    expect(cell('Pier')).toHaveTextContent('$361.02 a stay, with tax');
    expect(screen.getByRole('link', { name: 'Pier' })).toHaveAttribute(
      'href',
      '/singleResortPage/R1?type=lastCall&from=2026-12-07&to=2026-12-10',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Points' }));
    expect(cell('Pier')).toHaveTextContent('21,000 points for 3 nights');
  });

  it('are those of the address where the board has none, before those used last', async () => {
    lastDates.write({ startDate: STAY.from, endDate: STAY.to });
    await open(all, [], `/myFavorites?${ADDRESS}`);
    expect(screen.getByText('Totals for 12 Dec – 14 Dec 2026, 2 nights.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pier' })).toHaveAttribute(
      'href',
      '/singleResortPage/R1?type=lastCall&from=2026-12-12&to=2026-12-14',
    );
  });

  it('do not count once they have passed', async () => {
    await open(all, [dated({ from: '2026-11-20', to: '2026-11-25' })]);
    expect(screen.queryByText(/^Totals for/)).toBeNull();
    expect(screen.queryByText('Sold out on these dates')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add dates' })).toBeVisible();
  });

  it('are chosen, and removed', async () => {
    await open(all, [dated(STAY)]);
    await press('7 Dec – 10 Dec 2026');
    const dialog = await screen.findByRole('dialog', { name: 'When?' });
    expect(within(dialog).getByLabelText('Check-in')).toHaveValue(STAY.from);
    await press('Save dates');
    expect(saveBoard).toHaveBeenLastCalledWith(MEMBER_UID, dated(STAY));
    await press('7 Dec – 10 Dec 2026');
    await press('No dates');
    expect(saveBoard).toHaveBeenLastCalledWith(MEMBER_UID, dated(null));
  });

  it('can be retried when the availability could not be loaded', async () => {
    const { store } = await open(all, [dated(STAY)]);
    act(() => {
      store.fail(liveKey('scarceNights', {}));
    });
    expect(screen.getByText(/What is free could not be loaded\.$/)).toBeVisible();
    expect(cell('Pier')).toHaveTextContent('Checking…');
    await press('Retry');
    act(() => {
      publish(store, 'scarceNights', {}, new Map());
    });
    expect(cell('Pier')).toHaveTextContent('Free on these dates');
  });
});
