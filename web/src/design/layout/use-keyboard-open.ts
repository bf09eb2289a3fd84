import { useSyncExternalStore } from 'react';

/** Lower than any keyboard on a screen, higher than the bars of a browser that come and go. */
const KEYBOARD_PX = 150;

/** The keyboard makes what is seen lower than the window; zooming in does, too, but by its scale. */
const coversScreen = (): boolean => {
  const view = window.visualViewport ?? null;
  return view !== null && window.innerHeight - view.height * view.scale > KEYBOARD_PX;
};

/** Measured when it changes: to measure it while a page is taken over would lay the page out at once. */
let isOpen = false;

const subscribe = (onChange: () => void): (() => void) => {
  const follow = (): void => {
    isOpen = coversScreen();
    onChange();
  };
  window.visualViewport?.addEventListener('resize', follow);
  return () => {
    window.visualViewport?.removeEventListener('resize', follow);
  };
};

const readOpen = (): boolean => isOpen;
const isOpenAtFirst = (): boolean => false;

/** Whether a keyboard covers the lower part of the screen. */
export const useKeyboardOpen = (): boolean =>
  useSyncExternalStore(subscribe, readOpen, isOpenAtFirst);
