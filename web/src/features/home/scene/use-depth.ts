import { type RefObject, useEffect } from 'react';
import { whenIdle } from '../../../kernel/page/when-idle.ts';
import { useReducedMotion } from '../../../design/theme/use-media-query.ts';

/**
 * Lets the layers of a scene follow the pointer and the scroll: sets `--look` (-1 to 1) and
 * `--scrolled` (pixels) on it, at most once a frame. Nothing moves under reduced motion.
 */
export const useDepth = (scene: RefObject<HTMLElement | null>): void => {
  const isStill = useReducedMotion();
  useEffect(() => {
    const element = scene.current;
    if (isStill || element === null) return undefined;
    let look = 0;
    let frame = 0;
    let isOver = false;
    const draw = (): void => {
      frame = 0;
      const scrolled = Math.min(window.scrollY, element.offsetHeight);
      element.style.setProperty('--look', look.toFixed(3));
      element.style.setProperty('--scrolled', `${Math.round(scrolled)}px`);
    };
    const drawSoon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const onPointer = ({ pointerType, clientX }: PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      look = (clientX / window.innerWidth) * 2 - 1;
      drawSoon();
    };
    element.addEventListener('pointermove', onPointer, { passive: true });
    window.addEventListener('scroll', drawSoon, { passive: true });
    whenIdle(() => {
      if (!isOver) element.dataset['moves'] = '';
    });
    // The page may be scrolled already, for instance after Back. To ask at once would lay it out.
    drawSoon();
    return () => {
      isOver = true;
      delete element.dataset['moves'];
      cancelAnimationFrame(frame);
      element.removeEventListener('pointermove', onPointer);
      window.removeEventListener('scroll', drawSoon);
      element.style.removeProperty('--look');
      element.style.removeProperty('--scrolled');
    };
  }, [scene, isStill]);
};
