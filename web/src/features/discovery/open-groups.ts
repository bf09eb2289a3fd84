import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';

/** The name in the address of each open group: its id, or `ALL`. */
export const OPEN_PARAM = 'open';
const ALL = 'all';

/** The id of a group on the page and in the address. */
export const groupId = (title: string): string =>
  title === '#' ? 'other' : title.toLowerCase().replace(/[^\p{L}]+/gu, '-');

/** Which groups of the directory are open; in the address, so that Back finds them open. */
export type OpenGroups = {
  isAll: boolean;
  has: (id: string) => boolean;
  set: (id: string, isOpen: boolean) => void;
  setAll: (isOpen: boolean) => void;
};

/** Reads and writes the open groups. */
export const useOpenGroups = (): OpenGroups => {
  const { query, change } = useAddressQuery();
  const isAll = query.has(OPEN_PARAM, ALL);
  const options = { replace: true, preventScrollReset: true };
  return {
    isAll,
    // Of all groups, those that are named too were closed.
    has: (id) => isAll !== query.has(OPEN_PARAM, id),
    set: (id, isOpen) => {
      change((now) => {
        const isNamed = now.has(OPEN_PARAM, ALL) !== isOpen;
        if (now.has(OPEN_PARAM, id) === isNamed) return null;
        const after = new URLSearchParams(now);
        if (isNamed) after.append(OPEN_PARAM, id);
        else after.delete(OPEN_PARAM, id);
        return after;
      }, options);
    },
    setAll: (isOpen) => {
      change((now) => {
        const after = new URLSearchParams(now);
        after.delete(OPEN_PARAM);
        if (isOpen) after.set(OPEN_PARAM, ALL);
        return after;
      }, options);
    },
  };
};
