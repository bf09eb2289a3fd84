import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

const isOnline = (): boolean => navigator.onLine;
/** A page that a server has written has reached its reader. */
const isOnlineAtFirst = (): boolean => true;

/** Whether the browser reports a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, isOnlineAtFirst);
