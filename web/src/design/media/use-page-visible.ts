import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
};

const isVisible = (): boolean => document.visibilityState === 'visible';
const isVisibleAtFirst = (): boolean => true;

/** False while the tab is in the background. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(subscribe, isVisible, isVisibleAtFirst);
