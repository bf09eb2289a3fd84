import { isInArea, isMapArea } from '@club/domain/directory/map-area';
import { type Arbitrary, array, assert, double, integer, pre, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaAround,
  areaOfView,
  fittedView,
  heldView,
  type MapView,
  MAX_ZOOM,
  minZoom,
  onScreen,
  pannedView,
  PIN_ROOM,
  viewAround,
  viewBetween,
  viewOfArea,
  wholeWorld,
  worldWidth,
  zoomedView,
} from './map-view.ts';
import { worldPlace } from './mercator.ts';

const SIZE = { width: 500, height: 700 };
const FIJI = { lat: -17.7, lng: 178 };
const SAMOA = { lat: -13.8, lng: -171.8 };
const NAPLES = { lat: 26.1, lng: -81.8 };

const size = record({
  width: integer({ min: 280, max: 1800 }),
  height: integer({ min: 200, max: 1200 }),
});
const view: Arbitrary<MapView> = record({
  x: double({ min: -2, max: 2, noNaN: true }),
  y: double({ min: -1, max: 2, noNaN: true }),
  zoom: double({ min: -3, max: 14, noNaN: true }),
});
const place = record({
  lat: double({ min: -59, max: 83, noNaN: true }),
  lng: double({ min: -180, max: 180, noNaN: true }),
});

describe('a view', () => {
  it('stays within the zooms and the world, and limiting it twice changes nothing', () => {
    assert(
      property(view, size, (wanted, room) => {
        const held = heldView(wanted, room);
        expect(held.zoom).toBeGreaterThanOrEqual(minZoom(room));
        expect(held.zoom).toBeLessThanOrEqual(MAX_ZOOM);
        expect(held.x).toBeGreaterThanOrEqual(0);
        expect(held.x).toBeLessThanOrEqual(1);
        expect(heldView(held, room)).toEqual(held);
      }),
    );
  });

  it('never shows a place twice: the world is at least as wide as the map', () => {
    assert(
      property(view, size, (wanted, room) => {
        expect(worldWidth(heldView(wanted, room).zoom)).toBeGreaterThanOrEqual(room.width - 1e-6);
      }),
    );
  });

  it('keeps the point under the pointer in place while it zooms', () => {
    const from = heldView({ ...worldPlace(NAPLES), zoom: 4 }, SIZE);
    const at = { left: 120, top: 500 };
    const near = zoomedView(from, SIZE, 1.5, at);
    const under = {
      x: from.x + (120 - 250) / worldWidth(4),
      y: from.y + (500 - 350) / worldWidth(4),
    };
    expect(onScreen(under, near, SIZE).left).toBeCloseTo(at.left, 6);
    expect(onScreen(under, near, SIZE).top).toBeCloseTo(at.top, 6);
  });

  it('moves with the fingers', () => {
    const from = heldView({ ...worldPlace(NAPLES), zoom: 5 }, SIZE);
    const before = onScreen(worldPlace(NAPLES), from, SIZE);
    const after = onScreen(worldPlace(NAPLES), pannedView(from, SIZE, 40, -25), SIZE);
    expect(after.left - before.left).toBeCloseTo(40, 6);
    expect(after.top - before.top).toBeCloseTo(-25, 6);
  });

  it('goes around the world without end, but not beyond its edges', () => {
    const from = heldView({ x: 0.99, y: 0.4, zoom: 3 }, SIZE);
    const east = pannedView(from, SIZE, -worldWidth(3) * 0.02, 0);
    expect(east.x).toBeCloseTo(0.01, 6);
    const north = pannedView(from, SIZE, 0, 1e6);
    expect(pannedView(north, SIZE, 0, 100)).toEqual(north);
  });

  it('passes the date line on its way, not the rest of the world', () => {
    const fiji = { ...worldPlace(FIJI), zoom: 4 };
    const samoa = { ...worldPlace(SAMOA), zoom: 4 };
    expect(Math.abs(viewBetween(fiji, samoa, 0.5).x - fiji.x)).toBeLessThan(0.02);
    expect(viewBetween(fiji, samoa, 1).zoom).toBe(4);
  });

  it('shows the whole world once', () => {
    const wide = { width: 1200, height: 700 };
    const world = wholeWorld(wide);
    expect(worldWidth(world.zoom)).toBeCloseTo(wide.width, 6);
    expect(areaOfView(world, wide)).toMatchObject({ west: -180, east: 180 });
  });

  it('fills a high map with the world, without empty sea above and below it', () => {
    const { south, north, west, east } = areaOfView(wholeWorld(SIZE), SIZE);
    expect([south, north]).toEqual([-60, 84]);
    expect(east - west).toBeLessThan(360);
  });
});

describe('the area of a view', () => {
  it('contains exactly the places on screen, on both sides of the date line', () => {
    assert(
      property(view, size, place, (wanted, room, somewhere) => {
        const held = heldView(wanted, room);
        const area = areaOfView(held, room);
        expect(isMapArea(area)).toBe(true);
        const { left, top } = onScreen(worldPlace(somewhere), held, room);
        // Rounding decides at the very edge.
        const edge = worldWidth(held.zoom) / 360 / 1000;
        const distances = [left, room.width - left, top, room.height - top];
        pre(distances.every((distance) => Math.abs(distance) > edge));
        expect(isInArea(somewhere, area)).toBe(distances.every((distance) => distance > 0));
      }),
    );
  });

  it('crosses the date line', () => {
    const area = areaOfView(heldView({ ...worldPlace(FIJI), zoom: 4 }, SIZE), SIZE);
    expect(area.west).toBeGreaterThan(area.east);
    expect(isInArea(SAMOA, area)).toBe(true);
    expect(isInArea(NAPLES, area)).toBe(false);
  });

  it('leads back to the same view', () => {
    const from = heldView({ ...worldPlace(FIJI), zoom: 5.3 }, SIZE);
    const back = viewOfArea(areaOfView(from, SIZE), SIZE);
    expect(back.x).toBeCloseTo(from.x, 5);
    expect(back.y).toBeCloseTo(from.y, 5);
    expect(back.zoom).toBeCloseTo(from.zoom, 3);
  });
});

describe('the area around places', () => {
  it('is none without any', () => {
    expect(areaAround([])).toBeNull();
  });

  it('goes the short way across the date line', () => {
    expect(areaAround([SAMOA, FIJI])).toEqual({
      south: FIJI.lat,
      west: FIJI.lng,
      north: SAMOA.lat,
      east: SAMOA.lng,
    });
  });

  it('leaves the widest empty stretch outside', () => {
    expect(areaAround([{ lat: 0, lng: 10 }, { lat: 5, lng: -20 }, NAPLES])).toMatchObject({
      west: NAPLES.lng,
      east: 10,
    });
  });

  it('has all its places on the screen when it is fitted', () => {
    assert(
      property(array(place, { minLength: 1, maxLength: 12 }), size, (places, room) => {
        const around = areaAround(places);
        expect(around).not.toBeNull();
        if (around === null) return;
        const fitted = fittedView(around, room);
        // A world that is as wide as the map can be too high for it.
        pre(fitted.zoom > minZoom(room));
        for (const each of places) {
          const { left, top } = onScreen(worldPlace(each), fitted, room);
          expect(left).toBeGreaterThanOrEqual(PIN_ROOM.left - 0.5);
          expect(left).toBeLessThanOrEqual(room.width - PIN_ROOM.right + 0.5);
          // Close to the poles the map ends before the room does.
          expect(top).toBeGreaterThanOrEqual(-0.5);
          expect(top).toBeLessThanOrEqual(room.height + 0.5);
        }
      }),
    );
  });

  it('shows most of the places where the map is too narrow for all of them', () => {
    const phone = { width: 390, height: 800 };
    const many = [NAPLES, { lat: 18, lng: -66 }, { lat: 9, lng: -84 }, SAMOA, { lat: 1, lng: 104 }];
    const around = viewAround(many, phone);
    const seen = many.filter((each) => {
      const { left } = onScreen(worldPlace(each), around, phone);
      return left >= PIN_ROOM.left - 0.5 && left <= phone.width - PIN_ROOM.right + 0.5;
    });
    expect(seen).toEqual(many.slice(0, 3));
  });

  it('fills a map that is too narrow for all of the places from north to south', () => {
    const narrow = { width: 500, height: 780 };
    const lats = [62, 51, 44, 31, 21, 11, -21, -34, -41];
    const everywhere = [-150, -110, -70, 5, 20, 100, 140].flatMap((lng) =>
      lats.map((lat) => ({ lat, lng })),
    );
    const around = viewAround(everywhere, narrow);
    const tops = everywhere.map((each) => onScreen(worldPlace(each), around, narrow).top);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(PIN_ROOM.top - 0.5);
    expect(Math.max(...tops)).toBeLessThanOrEqual(narrow.height - PIN_ROOM.bottom + 0.5);
    expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(narrow.height * 0.7);
    const cut = viewAround(everywhere, narrow, PIN_ROOM, 300);
    expect(cut.zoom).toBe(around.zoom);
    const north = Math.min(
      ...everywhere.map((each) => onScreen(worldPlace(each), cut, narrow).top),
    );
    expect(north).toBeCloseTo(PIN_ROOM.top, 0);
  });

  it('of one place zooms in no closer than a country', () => {
    const around = areaAround([NAPLES]);
    expect(around === null ? null : fittedView(around, SIZE).zoom).toBe(6);
  });
});
