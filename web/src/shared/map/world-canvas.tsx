import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import type { MapCamera } from './map-camera.ts';
import { type MapSize, type MapView, worldWidth } from './map-view.ts';
import { shortWay } from './mercator.ts';
import { type MapInk, paintWorld } from './paint-world.ts';
import type { WorldOutlines } from './world-outlines.ts';

/**
 * Part of the map's size that is drawn beyond each edge, so that a drag moves a finished picture.
 */
const BEYOND = 0.3;
/** A picture that is scaled by more than this is drawn again even while the map moves. */
const MOST_SCALED = 0.5;
/** The map rests when it has not moved for this long. */
const REST_MS = 120;
/** More pixels than this per CSS pixel cost time without a visible difference. */
const MOST_RATIO = 2;

/** The colours of the map. */
const COLOURS = {
  sea: theme.colour.sea,
  shore: theme.colour.shore,
  land: theme.colour.land,
  dry: theme.colour.landDry,
  lush: theme.colour.landLush,
  ice: theme.colour.landIce,
  shade: theme.colour.landShade,
  peak: theme.colour.landPeak,
  line: theme.colour.landLine,
  text: theme.colour.soft,
} as const satisfies Record<Exclude<keyof MapInk, 'family'>, string>;

const Sheet = styled.canvas`
  position: absolute;
  top: -${BEYOND * 100}%;
  left: -${BEYOND * 100}%;
  width: ${(1 + 2 * BEYOND) * 100}%;
  height: ${(1 + 2 * BEYOND) * 100}%;
  background-color: ${theme.colour.sea};
  font-family: ${theme.font.text};
  transform-origin: 50% 50%;
  will-change: transform;
  /* With a transition, as reduced motion shortens it, inkOf would read the colour before. */
  transition-property: none;
`;

/** Reads the colours of the scheme in force as the browser resolves them on an element. */
const inkOf = (element: HTMLElement): MapInk => {
  const style = getComputedStyle(element);
  const resolved = (name: keyof typeof COLOURS): string => {
    element.style.color = COLOURS[name];
    return style.color;
  };
  return {
    sea: resolved('sea'),
    shore: resolved('shore'),
    land: resolved('land'),
    dry: resolved('dry'),
    lush: resolved('lush'),
    ice: resolved('ice'),
    shade: resolved('shade'),
    peak: resolved('peak'),
    line: resolved('line'),
    text: resolved('text'),
    family: style.fontFamily,
  };
};

const sheetSize = ({ width, height }: MapSize): MapSize => ({
  width: Math.ceil(width * (1 + 2 * BEYOND)),
  height: Math.ceil(height * (1 + 2 * BEYOND)),
});

/** How a picture of one view is moved and scaled to show another. */
const shiftOf = (drawn: MapView, view: MapView): { scale: number; left: number; top: number } => {
  const width = worldWidth(view.zoom);
  return {
    scale: 2 ** (view.zoom - drawn.zoom),
    left: shortWay(drawn.x - view.x) * width,
    top: (drawn.y - view.y) * width,
  };
};

/** True while a shifted picture still covers the whole map. */
const isCovering = ({ scale, left, top }: ReturnType<typeof shiftOf>, size: MapSize): boolean => {
  const half = (0.5 + BEYOND) * scale;
  return Math.abs(left) <= (half - 0.5) * size.width && Math.abs(top) <= (half - 0.5) * size.height;
};

type WorldCanvasProps = { camera: MapCamera; outlines: WorldOutlines | null };

/**
 * The picture below the pins. While the map moves, the finished picture is moved and scaled by the
 * compositor; it is drawn again when it no longer covers the map, and once the map rests. It reads
 * the colours once: another colour scheme needs another canvas.
 */
export function WorldCanvas({ camera, outlines }: WorldCanvasProps) {
  const sheet = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const canvas = sheet.current;
    const context = canvas?.getContext('2d', { alpha: false }) ?? null;
    if (canvas === null || context === null) return undefined;
    const ink = inkOf(canvas);
    let drawn: { view: MapView; size: MapSize } | null = null;
    let frame = 0;
    let rest = 0;

    const draw = (): void => {
      const size = camera.size();
      const view = camera.view();
      if (size.width === 0 || size.height === 0) return;
      const ratio = Math.min(MOST_RATIO, window.devicePixelRatio);
      const whole = sheetSize(size);
      const pixels = {
        width: Math.round(whole.width * ratio),
        height: Math.round(whole.height * ratio),
      };
      if (canvas.width !== pixels.width) canvas.width = pixels.width;
      if (canvas.height !== pixels.height) canvas.height = pixels.height;
      paintWorld(context, outlines, { view, size: whole, ratio, ink });
      canvas.style.transform = 'none';
      drawn = { view, size };
    };

    const show = (): void => {
      const size = camera.size();
      if (drawn === null || drawn.size !== size) {
        draw();
        return;
      }
      const shift = shiftOf(drawn.view, camera.view());
      if (!isCovering(shift, size) || Math.abs(Math.log2(shift.scale)) > MOST_SCALED) {
        draw();
        return;
      }
      canvas.style.transform = `translate(${shift.left}px, ${shift.top}px) scale(${shift.scale})`;
    };

    const settle = (): void => {
      if (drawn !== null && drawn.view !== camera.view()) draw();
    };

    const onMove = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
      clearTimeout(rest);
      rest = window.setTimeout(settle, REST_MS);
    };

    draw();
    const stop = camera.subscribe(onMove);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [camera, outlines]);

  return <Sheet ref={sheet} aria-hidden />;
}
