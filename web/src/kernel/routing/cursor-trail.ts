import type { Cursor } from '@club/domain/reading/query-plan';
import { isDocumentId } from '@club/domain/ids';

/** The parameter that each page after the first adds to the address. */
const AFTER = 'after';
/** Most pages that one can turn back through. */
const MAX_TRAIL = 25;
const SEPARATOR = '~';
const MAX_CURSOR_LENGTH = 300;

const cursorText = ([value, id]: Cursor): string => `${value}${SEPARATOR}${id}`;

const cursorOf = (text: string): Cursor | null => {
  const at = text.lastIndexOf(SEPARATOR);
  const id = text.slice(at + 1);
  const isUsable = at >= 0 && text.length <= MAX_CURSOR_LENGTH && isDocumentId(id);
  return isUsable ? [text.slice(0, at), id] : null;
};

/**
 * The cursor of each page after the first; the last is the page shown, an empty list the first
 * page. A damaged address leads to the first page.
 */
export const trailOf = (params: URLSearchParams): readonly Cursor[] => {
  const cursors = params.getAll(AFTER).map(cursorOf);
  return cursors.every((cursor) => cursor !== null) ? cursors.slice(-MAX_TRAIL) : [];
};

const withTrail = (params: URLSearchParams, trail: readonly Cursor[]): URLSearchParams => {
  const next = withoutTrail(params);
  for (const cursor of trail.slice(-MAX_TRAIL)) next.append(AFTER, cursorText(cursor));
  return next;
};

/** The address of the first page: where a change of filter or order leads. */
export const withoutTrail = (params: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.delete(AFTER);
  return next;
};

/** The address of the page that begins at a cursor. */
export const withPageAfter = (params: URLSearchParams, cursor: Cursor): URLSearchParams =>
  withTrail(params, [...trailOf(params), cursor]);

/** The address of the previous page. */
export const withPageBefore = (params: URLSearchParams): URLSearchParams =>
  withTrail(params, trailOf(params).slice(0, -1));
