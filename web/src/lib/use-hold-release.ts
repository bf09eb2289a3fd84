import { useEffect } from 'react';
import { callFunction } from './api-client.ts';
import { clearHold, ownHoldId } from './hold-store.ts';
import { onSignOut } from './session.tsx';

/** Lets go of the tab's hold; one that cannot be reached ends by itself. */
const releaseHold = async (): Promise<void> => {
  const holdId = ownHoldId();
  if (holdId === null) return;
  clearHold();
  await callFunction('releasehold', { holdId });
};

/** While a screen of the booking is open, signing out lets the held nights go at once. */
export const useHoldRelease = (): void => {
  useEffect(() => onSignOut(releaseHold), []);
};
