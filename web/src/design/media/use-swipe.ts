import { type PointerEvent, useRef, useState } from 'react';

export type SwipeHandlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
};

/** Steps that a drag of `distancePx` means: +1 (next) to the left, -1 to the right, else 0. */
export const swipeStep = (distancePx: number, thresholdPx: number): -1 | 0 | 1 => {
  if (Math.abs(distancePx) < thresholdPx) return 0;
  return distancePx < 0 ? 1 : -1;
};

/**
 * Follows a horizontal drag by finger or mouse. `offsetPx` is its distance; null without a drag.
 */
export const useSwipe = (
  thresholdPx: number,
  onStep: (step: -1 | 1) => void,
): { offsetPx: number | null; handlers: SwipeHandlers } => {
  const startX = useRef<number | null>(null);
  const [offsetPx, setOffsetPx] = useState<number | null>(null);

  const stop = (): void => {
    startX.current = null;
    setOffsetPx(null);
  };

  return {
    offsetPx,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        startX.current = event.clientX;
      },
      onPointerMove: (event) => {
        if (startX.current === null) return;
        const distance = event.clientX - startX.current;
        // Captured only once it is a drag: capturing at once would swallow clicks on the content.
        if (offsetPx === null && Math.abs(distance) < 4) return;
        if (offsetPx === null) event.currentTarget.setPointerCapture(event.pointerId);
        setOffsetPx(distance);
      },
      onPointerUp: (event) => {
        if (startX.current === null) return;
        const step = swipeStep(event.clientX - startX.current, thresholdPx);
        stop();
        if (step !== 0) onStep(step);
      },
      onPointerCancel: stop,
    },
  };
};
