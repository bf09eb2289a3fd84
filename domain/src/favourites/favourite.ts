import { isLocalDate } from '../calendar/local-date.ts';
import type { FilterDates } from '../directory/resort-filter.ts';
import { BOARD_IDS, FIRST_BOARD, IDS } from '../ids.ts';

export { FIRST_BOARD, MAX_BOARDS } from '../ids.ts';

/** Most resorts that a member or a visitor can save, in an account or on a device. */
export const MAX_FAVOURITES = 500;
/** Longest note about a saved resort, characters. */
export const MAX_NOTE_LENGTH = 500;
/** Longest name of a board, characters. */
export const MAX_BOARD_NAME_LENGTH = 80;

export const FIRST_BOARD_NAME = 'Saved';

/** A resort that a member saved. */
export type Favourite = {
  resortId: string;
  /** Milliseconds since 1970; Infinity until the server has set it. */
  savedAtMs: number;
  /** Id of its board. */
  board: string;
  /** '' without one. */
  note: string;
};

/** A list of saved resorts with a name. */
export type Board = {
  id: string;
  name: string;
  /** The stay that the member thinks of, or null. */
  dates: FilterDates | null;
  /** By which link others can look at it, and whether they see the notes; null when it is not shared. */
  share: BoardShare | null;
};
type BoardShare = { token: string; withNotes: boolean };

/** Documents of `users/{uid}/favourites/{resortId}`; those without a board are in the first one. */
export type StoredFavourite<Instant> = { savedAt: Instant; board?: string; note?: string };

/**
 * Documents of `users/{uid}/boards/{boardId}`. `dates` is 'YYYY-MM-DD/YYYY-MM-DD' or ''. `share` is the
 * server's, the rest the member's.
 */
export type StoredBoard = { name: string; dates: string; share?: BoardShare | null };

/** The days of a board as they are stored. */
export const storedDates = (dates: FilterDates | null): string =>
  dates === null ? '' : `${dates.from}/${dates.to}`;

const datesFromStored = (text: string | undefined): FilterDates | null => {
  const [from, to] = (text ?? '').split('/');
  return isLocalDate(from) && isLocalDate(to) && from < to ? { from, to } : null;
};

/** Reads a stored favourite; `savedAtMs` is its instant, which the caller reads. */
export const favouriteFromStored = (
  resortId: string,
  { board, note }: Pick<StoredFavourite<unknown>, 'board' | 'note'>,
  savedAtMs: number,
): Favourite => ({
  resortId,
  savedAtMs,
  board: IDS.board.is(board) ? board : FIRST_BOARD,
  note: note ?? '',
});

/** Reads a stored board. */
export const boardFromStored = (id: string, stored: Partial<StoredBoard>): Board => ({
  id,
  name: stored.name ?? FIRST_BOARD_NAME,
  dates: datesFromStored(stored.dates),
  share: stored.share ?? null,
});

/** The member's boards: the first one, which is always there, then the others by name. */
export const withFirstBoard = (stored: readonly Board[]): Board[] => [
  stored.find(({ id }) => id === FIRST_BOARD) ?? boardFromStored(FIRST_BOARD, {}),
  ...stored
    .filter(({ id }) => id !== FIRST_BOARD)
    .toSorted((one, other) => one.name.localeCompare(other.name)),
];

/** A free id for one more board, or null when there are as many as there can be. */
export const freeBoardId = (boards: readonly Pick<Board, 'id'>[]): string | null =>
  BOARD_IDS.find((id) => !boards.some((board) => board.id === id)) ?? null;

/**
 * The favourites on a board, those saved last first. Favourites of a deleted board
 * are on the first one.
 */
export const favouritesOn = (
  board: string,
  favourites: readonly Favourite[],
  boards: readonly Pick<Board, 'id'>[],
): Favourite[] => {
  const known = new Set(boards.map(({ id }) => id));
  return favourites
    .filter((one) => (known.has(one.board) ? one.board : FIRST_BOARD) === board)
    .toSorted((one, other) =>
      one.savedAtMs === other.savedAtMs
        ? one.resortId.localeCompare(other.resortId)
        : other.savedAtMs - one.savedAtMs,
    );
};

/** A board as its link shows it, without its owner. */
export type SharedBoard = {
  name: string;
  dates: FilterDates | null;
  /** Those saved last first; `note` is '' where notes are not shown. */
  resorts: { resortId: string; note: string }[];
};

/** What the link of a board shows. */
export const sharedBoard = (
  board: Board,
  favourites: readonly Favourite[],
  boards: readonly Pick<Board, 'id'>[],
): SharedBoard => ({
  name: board.name,
  dates: board.dates,
  resorts: favouritesOn(board.id, favourites, boards).map(({ resortId, note }) => ({
    resortId,
    note: board.share?.withNotes === true ? note : '',
  })),
});
