/** Resorts on a page (rules 1.4). */
export const RESORT_PAGE_SIZE = 15;
/** Page numbers shown at a time (rules 1.4). */
export const PAGE_WINDOW = 10;
/** The largest page the API gives out. */
export const MAX_PAGE_SIZE = 100;

/** A slice of a list and where it lies. Pages count from 1. */
export type Page<Item> = {
  items: readonly Item[];
  currentPage: number;
  totalPages: number;
  totalItems: number;
};

/** Pages that `totalItems` fill; an empty list still has one page. */
export const countPages = (totalItems: number, pageSize: number = RESORT_PAGE_SIZE): number =>
  Math.max(1, Math.ceil(totalItems / pageSize));

/** The page that a text of a URL names, kept between 1 and `totalPages`; 1 for rubbish. */
export const pageFromText = (text: string | null, totalPages: number): number => {
  const page = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), Math.max(totalPages, 1));
};

/** The items of a page; a page past the end gives the last one. */
export const paginate = <Item>(
  items: readonly Item[],
  page: number,
  pageSize: number = RESORT_PAGE_SIZE,
): Page<Item> => {
  const totalPages = countPages(items.length, pageSize);
  const currentPage = Math.min(Math.max(1, page), totalPages);
  const start = (currentPage - 1) * pageSize;
  return {
    items: items.slice(start, start + pageSize),
    currentPage,
    totalPages,
    totalItems: items.length,
  };
};

/** The page of the items that a text of a URL names. */
export const pageAt = <Item>(
  items: readonly Item[],
  text: string | null,
  pageSize: number = RESORT_PAGE_SIZE,
): Page<Item> => paginate(items, pageFromText(text, countPages(items.length, pageSize)), pageSize);

/**
 * The page numbers to show: windows of 10 (1–10, 11–20 …), so that the window shifts by 10 when the
 * visitor moves past its edge (rules 1.4).
 */
export const pageWindow = (
  currentPage: number,
  totalPages: number,
  size: number = PAGE_WINDOW,
): number[] => {
  const first = Math.floor((currentPage - 1) / size) * size + 1;
  const last = Math.min(first + size - 1, totalPages);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
};
