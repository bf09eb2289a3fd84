import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A map that begins further down the first window than this is scrolled to before it is looked at. */
const FIRST_PART = 0.75;

/** `--map-top` for a map that begins `top` pixels down the page. */
export const mapTop = (top: number, windowHeight: number): string =>
  top < windowHeight * FIRST_PART ? `${Math.round(top)}px` : '0px';

/**
 * Tells the styles of an element how far down the page it begins, as `--map-top`, or 0 where that is
 * below the first view. What is above it changes its height with the window.
 */
export const useMapTop = (): RefObject<HTMLDivElement | null> => {
  const beside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const element = beside.current;
      if (element === null) return;
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--map-top', mapTop(top, window.innerHeight));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, []);
  return beside;
};
