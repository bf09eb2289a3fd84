import { geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { Geometry, MultiLineString, Polygon } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import farUrl from 'world-atlas/countries-110m.json?url';
import nearUrl from 'world-atlas/countries-50m.json?url';
import { SOUTH_EDGE, type WorldPlace, yOf } from './mercator.ts';

/** Outlines for the whole world, and detailed ones for a closer view. */
export const OUTLINE_DETAILS = ['far', 'near'] as const;
export type OutlineDetail = (typeof OUTLINE_DETAILS)[number];

const URLS: Record<OutlineDetail, string> = { far: farUrl, near: nearUrl };

/** From this zoom on the coarse outlines look coarse. */
export const NEAR_ZOOM = 2.6;

/** A line or shape in the square world, with its extent. */
export type Outline = {
  path: Path2D;
  west: number;
  east: number;
  north: number;
  south: number;
};

/** A country's name, the middle of its largest part, and how wide that part is. */
export type CountryName = WorldPlace & { name: string; width: number };

/** What is drawn of the world, in the unit square of the projection. */
export type WorldOutlines = {
  land: readonly Outline[];
  borders: readonly Outline[];
  names: readonly CountryName[];
};

type WorldTopology = Topology<{
  countries: GeometryCollection<{ name: string }>;
  land: GeometryCollection;
}>;

// No resampling: the outlines' points are near enough to each other for straight lines.
const projection = geoMercator()
  .scale(1 / (2 * Math.PI))
  .translate([0.5, 0.5])
  .precision(0);
const measure = geoPath(projection);

/** Projects a shape, cut at the antimeridian, into a path, and measures its extent. */
const outlineOf = (shape: Polygon | MultiLineString): Outline => {
  const outline = {
    path: new Path2D(),
    west: Infinity,
    east: -Infinity,
    north: Infinity,
    south: -Infinity,
  };
  const { path } = outline;
  const reach = (x: number, y: number): void => {
    outline.west = Math.min(outline.west, x);
    outline.east = Math.max(outline.east, x);
    outline.north = Math.min(outline.north, y);
    outline.south = Math.max(outline.south, y);
  };
  geoPath(projection, {
    beginPath: () => {},
    moveTo: (x, y) => {
      reach(x, y);
      path.moveTo(x, y);
    },
    lineTo: (x, y) => {
      reach(x, y);
      path.lineTo(x, y);
    },
    closePath: () => path.closePath(),
    arc: (x, y, radius, from, to) => path.arc(x, y, radius, from, to),
  })(shape);
  return outline;
};

const polygonsOf = (geometry: Geometry): Polygon[] => {
  if (geometry.type === 'Polygon') return [geometry];
  if (geometry.type !== 'MultiPolygon') return [];
  return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
};

/** Ice that lies beyond the edge of the map. */
const isBeyondEdge = ({ north }: Outline): boolean => north > yOf(SOUTH_EDGE);

/** A country's name in the middle of its largest part, the one with the longest coast. */
const nameOf = (name: string, geometry: Geometry): CountryName[] => {
  const [largest] = polygonsOf(geometry)
    .map((polygon) => ({ polygon, corners: polygon.coordinates[0]?.length ?? 0 }))
    .toSorted((a, b) => b.corners - a.corners);
  if (largest === undefined) return [];
  const [x, y] = measure.centroid(largest.polygon);
  const [[west], [east]] = measure.bounds(largest.polygon);
  return y > yOf(SOUTH_EDGE) ? [] : [{ name, x, y, width: east - west }];
};

/** Work of this length delays no frame noticeably. */
const SLICE_MS = 6;

/** Runs `work` on each item, in slices between which the page can respond. */
const inSlices = async <Item extends object, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  done: readonly Result[] = [],
): Promise<readonly Result[]> => {
  const results = [...done];
  const until = performance.now() + SLICE_MS;
  let item = items[results.length];
  while (item !== undefined && performance.now() < until) {
    results.push(work(item));
    item = items[results.length];
  }
  if (item === undefined) return results;
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return inSlices(items, work, results);
};

/** Projects the outlines of a Natural Earth topology, slice by slice. */
const projectOutlines = async (topology: WorldTopology): Promise<WorldOutlines> => {
  const { land, countries } = topology.objects;
  const shores = feature(topology, land).features.flatMap(({ geometry }) => polygonsOf(geometry));
  const shapes = await inSlices(shores, outlineOf);
  const lines = mesh(topology, countries, (one, other) => one !== other).coordinates;
  const borders = await inSlices(lines, (line) =>
    outlineOf({ type: 'MultiLineString', coordinates: [line] }),
  );
  const names = await inSlices(countries.geometries, (country) => {
    const found = feature(topology, country);
    return found.type === 'Feature' ? nameOf(found.properties.name, found.geometry) : [];
  });
  return {
    land: shapes.filter((outline) => !isBeyondEdge(outline)),
    borders,
    names: names.flat().toSorted((a, b) => b.width - a.width),
  };
};

const loads = new Map<OutlineDetail, Promise<WorldOutlines>>();

const load = async (detail: OutlineDetail): Promise<WorldOutlines> => {
  const response = await fetch(URLS[detail]);
  if (!response.ok)
    throw new Error(`The request for the outlines failed with status ${response.status}.`);
  // The package's own file, in its documented form.
  return projectOutlines((await response.json()) as WorldTopology);
};

/** The outlines in a detail: loaded from this site once, then kept. Throws when loading fails. */
export const loadOutlines = (detail: OutlineDetail): Promise<WorldOutlines> => {
  const known = loads.get(detail);
  if (known !== undefined) return known;
  const wanted = load(detail);
  loads.set(detail, wanted);
  // A failed load can be repeated.
  wanted.catch(() => loads.delete(detail));
  return wanted;
};
