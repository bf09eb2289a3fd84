import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';

/** The highlighted and the selected resort, shared by the map and the cards beside it. */
export type MapLinkState = { pointed: string | null; selected: string | null };

/** Keeps the state outside of React: a hover renders two cards, not all of them. */
export type MapLink = {
  state: () => MapLinkState;
  change: (change: Partial<MapLinkState>) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Nothing highlighted, nothing selected. */
export const createMapLink = (): MapLink => {
  let state: MapLinkState = { pointed: null, selected: null };
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    change: (change) => {
      const next = { ...state, ...change };
      if (next.pointed === state.pointed && next.selected === state.selected) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** The link of the map beside a card; null where there is none. */
export const MapLinkContext = createContext<MapLink | null>(null);

/** The state of a link, live. */
export const useMapLinkState = (link: MapLink): MapLinkState =>
  useSyncExternalStore(link.subscribe, link.state, link.state);

const NO_LINK = createMapLink();

/** The state of one card, and the way to highlight its resort. */
export const useCardLink = (
  id: string,
): { pointed: boolean; selected: boolean; point: (isOn: boolean) => void } => {
  const link = use(MapLinkContext) ?? NO_LINK;
  const isPointed = (): boolean => link.state().pointed === id;
  const isSelected = (): boolean => link.state().selected === id;
  const pointed = useSyncExternalStore(link.subscribe, isPointed, isPointed);
  const selected = useSyncExternalStore(link.subscribe, isSelected, isSelected);
  const point = useCallback(
    (isOn: boolean) => {
      if (link === NO_LINK) return;
      if (isOn) link.change({ pointed: id });
      else if (link.state().pointed === id) link.change({ pointed: null });
    },
    [link, id],
  );
  return useMemo(() => ({ pointed, selected, point }), [pointed, selected, point]);
};
