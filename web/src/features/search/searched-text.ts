const QUERY = 'q';
/** The resorts that a search found when it was run; its filters are in the address since then. */
const IDS = 'ids';

/** The text of a search in an address; '' for none. */
export const searchedText = (address: URLSearchParams): string => (address.get(QUERY) ?? '').trim();

/** The ids in the address of a search that has been run; null for any other. */
export const searchedIds = (address: URLSearchParams): string | null => address.get(IDS);

/** True for an address that searches something, be it with filters alone. */
export const hasSearch = (address: URLSearchParams): boolean =>
  searchedText(address) !== '' || searchedIds(address) !== null;

/** The address with another text. */
export const withSearchedText = (address: URLSearchParams, text: string): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.set(QUERY, text);
  return next;
};

/** What an address says besides its search. */
export const withoutSearch = (address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.delete(QUERY);
  next.delete(IDS);
  return next;
};
