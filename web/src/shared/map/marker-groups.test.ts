import { describe, expect, it } from 'vitest';
import type { MapPoint } from './map-point.ts';
import { fittedView, heldView, MAX_ZOOM, wholeWorld } from './map-view.ts';
import { groupMarkers } from './marker-groups.ts';
import { worldPlace } from './mercator.ts';

const SIZE = { width: 600, height: 600 };

const aPoint = (over: Partial<MapPoint>): MapPoint => ({
  id: 'R1',
  lat: 26.1,
  lng: -81.8,
  label: 'Pelican Cove',
  price: '$361.02',
  country: 'United States',
  ...over,
});

/** Points in rows and columns all over the inhabited world. */
const many = (count: number): MapPoint[] =>
  Array.from({ length: count }, (_, index) =>
    aPoint({
      id: `R${index}`,
      lat: -50 + ((index * 37) % 1200) / 10,
      lng: -180 + ((index * 101) % 3600) / 10,
      country: index % 2 === 0 ? 'Here' : 'There',
    }),
  );

describe('groups of pins', () => {
  it('contain every resort of the whole world exactly once', () => {
    const points = many(5_000);
    const groups = groupMarkers(points);
    const ids = groups
      .markersIn(wholeWorld(SIZE), SIZE, 0.3)
      .flatMap((marker) =>
        marker.kind === 'pin'
          ? [marker.point.id]
          : groups.pointsOf(marker.groupId).map(({ id }) => id),
      );
    expect(ids).toHaveLength(5_000);
    expect(new Set(ids).size).toBe(5_000);
  });

  it('count what they hold and are few enough for the screen', () => {
    const groups = groupMarkers(many(5_000));
    const markers = groups.markersIn(wholeWorld(SIZE), SIZE, 0);
    expect(markers.length).toBeLessThan(120);
    for (const marker of markers) {
      if (marker.kind === 'group') {
        expect(groups.pointsOf(marker.groupId)).toHaveLength(marker.count);
      }
    }
  });

  it('are named after their country, or after one of several', () => {
    const near = [aPoint({ id: 'A' }), aPoint({ id: 'B', lat: 26.2 })];
    const [alone] = groupMarkers(near).markersIn(wholeWorld(SIZE), SIZE, 0);
    expect(alone).toMatchObject({ kind: 'group', name: '2 resorts in United States' });
    const mixed = [...near, aPoint({ id: 'C', lat: 23.1, lng: -82.4, country: 'Cuba' })];
    const [around] = groupMarkers(mixed).markersIn(wholeWorld(SIZE), SIZE, 0);
    expect(around).toMatchObject({ kind: 'group', count: 3 });
    expect(around?.kind === 'group' && around.name).toMatch(
      /^3 resorts around (Cuba|United States)$/,
    );
    const unknown = near.map((point) => ({ ...point, country: '' }));
    const [nowhere] = groupMarkers(unknown).markersIn(wholeWorld(SIZE), SIZE, 0);
    expect(nowhere).toMatchObject({ name: '2 resorts' });
  });

  it('split when the map zooms in', () => {
    const points = [aPoint({ id: 'A' }), aPoint({ id: 'B', lat: 28.4, lng: -81.4 })];
    const groups = groupMarkers(points);
    const [group] = groups.markersIn(wholeWorld(SIZE), SIZE, 0);
    expect(group?.kind).toBe('group');
    if (group?.kind !== 'group') return;
    const zoom = groups.zoomApart(group.groupId);
    expect(zoom).toBeLessThanOrEqual(MAX_ZOOM);
    const markers = groups.markersIn({ x: group.x, y: group.y, zoom }, SIZE, 0);
    expect(markers.map(({ kind }) => kind)).toEqual(['pin', 'pin']);
  });

  it('leave a resort its own pin when it has to be separate, at any zoom', () => {
    const points = [aPoint({ id: 'A' }), aPoint({ id: 'B' }), aPoint({ id: 'OWN', lat: 26.2 })];
    const groups = groupMarkers(points, 'OWN');
    const markers = groups.markersIn(wholeWorld(SIZE), SIZE, 0);
    expect(markers.map(({ kind }) => kind).toSorted()).toEqual(['group', 'pin']);
    expect(groups.markerOf('OWN', markers)).toBe('pin OWN');
    const elsewhere = fittedView({ south: 50, west: 0, north: 60, east: 10 }, SIZE);
    expect(groups.markersIn(elsewhere, SIZE, 0)).toEqual([]);
  });

  it('of one and the same place never split', () => {
    const groups = groupMarkers([aPoint({ id: 'A' }), aPoint({ id: 'B' })]);
    const view = heldView({ ...worldPlace({ lat: 26.1, lng: -81.8 }), zoom: MAX_ZOOM }, SIZE);
    const [group] = groups.markersIn(view, SIZE, 0);
    expect(group?.kind).toBe('group');
    if (group?.kind === 'group') expect(groups.zoomApart(group.groupId)).toBeGreaterThan(MAX_ZOOM);
  });

  it('are found on both sides of the date line, from west to east', () => {
    const groups = groupMarkers([
      aPoint({ id: 'samoa', lat: -13.8, lng: -171.8 }),
      aPoint({ id: 'fiji', lat: -17.7, lng: 178 }),
    ]);
    const view = fittedView({ south: -20, west: 170, north: -10, east: -165 }, SIZE);
    expect(groups.markersIn(view, SIZE, 0).map(({ key }) => key)).toEqual([
      'pin fiji',
      'pin samoa',
    ]);
  });

  it('return the marker of a resort', () => {
    const points = [
      aPoint({ id: 'A' }),
      aPoint({ id: 'B' }),
      aPoint({ id: 'far', lat: 60, lng: 25 }),
    ];
    const groups = groupMarkers(points);
    const markers = groups.markersIn(wholeWorld(SIZE), SIZE, 0);
    const group = markers.find(({ kind }) => kind === 'group');
    expect(groups.markerOf('B', markers)).toBe(group?.key);
    expect(groups.markerOf('far', markers)).toBe('pin far');
    expect(groups.markerOf('unknown', markers)).toBeNull();
  });
});
