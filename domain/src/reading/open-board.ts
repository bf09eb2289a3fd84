const FOLDER = 'openBoards/';

/**
 * Where a server finds the board behind a link. No such document is stored: the board is made of
 * documents of its owner, which only a server may read.
 */
export const openBoardPath = (token: string): string => `${FOLDER}${token}`;

/** The link whose board is at a path; null for other paths. */
export const openBoardToken = (path: string): string | null =>
  path.startsWith(FOLDER) ? path.slice(FOLDER.length) : null;
