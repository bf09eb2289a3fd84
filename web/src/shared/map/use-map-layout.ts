import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { minWidthQuery } from '../../design/theme/media.ts';
import { useByMedia } from '../../design/theme/use-media-query.ts';

/** What is visible: on a desktop the list or both; on smaller screens the list, or the map over it. */
const MAP_LAYOUTS = ['list', 'map', 'both'] as const;
export type MapLayout = (typeof MAP_LAYOUTS)[number];

const VIEW_PARAM = 'view';
const WIDE = minWidthQuery('desktop');

/** The layout of an address on a screen of some width. */
export const mapLayoutOf = (
  params: URLSearchParams,
  { wide, besideAtOnce }: { wide: boolean | null; besideAtOnce: boolean },
): MapLayout => {
  const view = params.get(VIEW_PARAM);
  // On a server and while its page is taken over no width is known.
  if (wide === null) return 'list';
  if (!wide) return view === 'map' ? 'map' : 'list';
  return view === 'map' || (besideAtOnce && view !== 'list') ? 'both' : 'list';
};

/** The address with the map open or closed. */
export const withMap = (params: URLSearchParams, isOpen: boolean): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.set(VIEW_PARAM, isOpen ? 'map' : 'list');
  return next;
};

export type MapLayoutState = {
  layout: MapLayout;
  showMap: (isOpen: boolean) => void;
};

/**
 * Whether the map is open, kept in the address. By default wide screens show it beside the list
 * when `besideAtOnce`, and narrow ones never.
 */
export const useMapLayout = ({
  besideAtOnce = false,
}: { besideAtOnce?: boolean } = {}): MapLayoutState => {
  const { query, change } = useAddressQuery();
  const layout = useByMedia(WIDE, (wide) => mapLayoutOf(query, { wide, besideAtOnce }));
  return {
    layout,
    showMap: (isOpen) => {
      // Back closes the map that is over the page.
      const replace = window.matchMedia(WIDE).matches || !isOpen;
      change((now) => withMap(now, isOpen), { replace, preventScrollReset: true });
    },
  };
};
