import { isInArea } from '@club/domain/directory/map-area';
import { formatCount } from '../../formats/reader-formats.ts';
import Supercluster from 'supercluster';
import { areaOfView, type MapSize, type MapView, MAX_ZOOM } from './map-view.ts';
import type { MapPoint } from './map-point.ts';
import { shortWay, type WorldPlace, worldPlace } from './mercator.ts';

/** One resort as a pin, or several that are too close to each other for one pin each. */
export type MapMarker = WorldPlace & { key: string } & (
    | { kind: 'pin'; point: MapPoint }
    | { kind: 'group'; groupId: number; count: number; name: string }
  );

/** Pins closer than this many pixels become one group: a price then hides little of the next one. */
const GROUP_PIXELS = 66;
const TILE = 512;

/** The first country of a group, and whether all its resorts are there. */
type Common = { country: string; isMixed: boolean };
type Own = { at: number };

/** Groups of some points, for any view. */
export type MarkerGroups = {
  /** Markers in a view and around it, by `margin` parts of its size, from west to east. */
  markersIn: (view: MapView, size: MapSize, margin: number) => MapMarker[];
  /** The resorts of a group. */
  pointsOf: (groupId: number) => MapPoint[];
  /** The zoom at which a group splits; beyond `MAX_ZOOM` for resorts in the same place. */
  zoomApart: (groupId: number) => number;
  /** The marker of a resort: its own pin, or the group it is in. */
  markerOf: (id: string, markers: readonly MapMarker[]) => string | null;
};

const groupName = (count: number, { country, isMixed }: Common): string => {
  const resorts = `${formatCount(count)} resorts`;
  return country === '' ? resorts : `${resorts} ${isMixed ? 'around' : 'in'} ${country}`;
};

const pinOf = (point: MapPoint): MapMarker => ({
  kind: 'pin',
  key: `pin ${point.id}`,
  point,
  ...worldPlace(point),
});

/**
 * Groups points for every zoom: 5,000 take some 10 ms once, and a view then well under 1 ms. The
 * one with `apartId` keeps its own pin, however close the others are.
 */
export const groupMarkers = (
  all: readonly MapPoint[],
  apartId: string | null = null,
): MarkerGroups => {
  const points = all.filter(({ id }) => id !== apartId);
  const apart = all.filter(({ id }) => id === apartId);
  const index = new Supercluster<Own, Common>({
    radius: GROUP_PIXELS,
    extent: TILE,
    maxZoom: MAX_ZOOM,
    map: ({ at }) => ({ country: points[at]?.country ?? '', isMixed: false }),
    reduce: (sum, more) => {
      // The library passes its own object to be changed.
      if (more.isMixed || more.country !== sum.country) Object.assign(sum, { isMixed: true });
    },
  });
  index.load(
    points.map(({ lat, lng }, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { at },
    })),
  );

  const pointsOf = (groupId: number): MapPoint[] =>
    index.getLeaves(groupId, Infinity).flatMap(({ properties }) => points[properties.at] ?? []);

  return {
    markersIn: (view, size, margin) => {
      const area = areaOfView(view, size, margin);
      const { west, south, east, north } = area;
      const zoom = Math.min(MAX_ZOOM, Math.max(0, Math.floor(view.zoom)));
      const own = apart.filter((point) => isInArea(point, area)).map(pinOf);
      return index
        .getClusters([west, south, east, north], zoom)
        .flatMap(({ geometry, properties }): MapMarker[] => {
          const [lng = 0, lat = 0] = geometry.coordinates;
          if ('cluster' in properties) {
            const { cluster_id: groupId, point_count: count } = properties;
            const name = groupName(count, properties);
            const place = worldPlace({ lat, lng });
            return [{ kind: 'group', key: `group ${groupId}`, groupId, count, name, ...place }];
          }
          const point = points[properties.at];
          return point === undefined ? [] : [pinOf(point)];
        })
        .concat(own)
        .toSorted((a, b) => shortWay(a.x - view.x) - shortWay(b.x - view.x) || a.y - b.y);
    },
    pointsOf,
    zoomApart: (groupId) => index.getClusterExpansionZoom(groupId),
    markerOf: (id, markers) => {
      const marker = markers.find((each) =>
        each.kind === 'pin'
          ? each.point.id === id
          : pointsOf(each.groupId).some((point) => point.id === id),
      );
      return marker?.key ?? null;
    },
  };
};
