import { useSyncExternalStore } from 'react';

/** Lower than any keyboard on a screen, higher than the bars of a browser that come and go. */
const KEYBOARD_PX = 150;

const subscribe = (onChange: () => void): (() => void) => {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => {
    window.visualViewport?.removeEventListener('resize', onChange);
  };
};

/** The keyboard makes what is seen lower than the window; zooming in does, too, but by its scale. */
const isKeyboardOpen = (): boolean => {
  const view = window.visualViewport ?? null;
  return view !== null && window.innerHeight - view.height * view.scale > KEYBOARD_PX;
};

const isOpenAtFirst = (): boolean => false;

/** Whether a keyboard covers the lower part of the screen. */
export const useKeyboardOpen = (): boolean =>
  useSyncExternalStore(subscribe, isKeyboardOpen, isOpenAtFirst);
