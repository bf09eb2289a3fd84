import { feature, mesh } from 'topojson-client';
import type { Geometry, Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import farUrl from 'world-atlas/countries-110m.json?url';
import nearUrl from 'world-atlas/countries-50m.json?url';
import { nextTask } from '../../kernel/page/when-idle.ts';
import { loadPlaceNames, type PlaceNames } from './place-names.ts';
import { shortWay, SOUTH_EDGE, type WorldPlace, xOf, yOf } from './mercator.ts';

/** Outlines for the whole world, and detailed ones for a closer view. */
export const OUTLINE_DETAILS = ['far', 'near'] as const;
export type OutlineDetail = (typeof OUTLINE_DETAILS)[number];

const URLS: Record<OutlineDetail, string> = { far: farUrl, near: nearUrl };

/** From this zoom on the coarse outlines look coarse. */
export const NEAR_ZOOM = 2.6;

/** A line or shape in the square world, beyond its edges across the date line, with its extent. */
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
export type WorldOutlines = PlaceNames & {
  land: readonly Outline[];
  /** The edges of the land in short pieces, of which a view needs few. */
  coasts: readonly Outline[];
  borders: readonly Outline[];
  countries: readonly CountryName[];
};

type WorldTopology = Topology<{
  countries: GeometryCollection<{ name: string }>;
  land: GeometryCollection;
}>;

/** A line of positions in the square world; it continues beyond the edge where it crosses the date line. */
const lineOf = (positions: readonly Position[]): WorldPlace[] => {
  const line: WorldPlace[] = [];
  let last: number | null = null;
  for (const [lng = 0, lat = 0] of positions) {
    const x: number = last === null ? xOf(lng) : last + shortWay(xOf(lng) - last);
    line.push({ x, y: yOf(Math.max(-85, Math.min(85, lat))) });
    last = x;
  }
  return line;
};

/** Lines as a path, with their extent; the rings of a shape are closed. */
const outlineOf = (lines: readonly (readonly WorldPlace[])[], isShape: boolean): Outline => {
  const path = new Path2D();
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const line of lines) {
    for (const [at, { x, y }] of line.entries()) {
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
      west = Math.min(west, x);
      east = Math.max(east, x);
      north = Math.min(north, y);
      south = Math.max(south, y);
    }
    if (isShape) path.closePath();
  }
  return { path, west, east, north, south };
};

/** A hole lies on the same side of the date line as the ring around it. */
const besideRing = (ring: readonly WorldPlace[], hole: readonly WorldPlace[]): WorldPlace[] => {
  const [outside, inside] = [ring[0]?.x ?? 0, hole[0]?.x ?? 0];
  const shift = shortWay(inside - outside) - (inside - outside);
  return hole.map(({ x, y }) => ({ x: x + shift, y }));
};

const shapeOf = ([outer = [], ...holes]: readonly Position[][]): Outline => {
  const ring = lineOf(outer);
  return outlineOf([ring, ...holes.map((hole) => besideRing(ring, lineOf(hole)))], true);
};

/** Points of a piece of coast. */
const PIECE = 128;

const coastsOf = (rings: readonly Position[][]): Outline[] =>
  rings.flatMap((ring) => {
    const line = lineOf(ring);
    return Array.from({ length: Math.ceil((line.length - 1) / PIECE) }, (_, at) =>
      outlineOf([line.slice(at * PIECE, (at + 1) * PIECE + 1)], false),
    );
  });

const polygonsOf = (geometry: Geometry): Position[][][] => {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
};

/** The centre of a shape's area. */
const centreOf = (ring: readonly WorldPlace[]): WorldPlace => {
  let [area, x, y] = [0, 0, 0];
  for (const [at, from] of ring.entries()) {
    const to = ring[at + 1] ?? ring[0] ?? from;
    const part = from.x * to.y - to.x * from.y;
    area += part;
    x += (from.x + to.x) * part;
    y += (from.y + to.y) * part;
  }
  return area === 0 ? (ring[0] ?? { x: 0, y: 0 }) : { x: x / (3 * area), y: y / (3 * area) };
};

/** Ice that lies beyond the edge of the map. */
const isBeyondEdge = ({ north }: Outline): boolean => north > yOf(SOUTH_EDGE);

/** A country's name in the middle of its largest part, the one with the longest coast. */
const nameOf = (name: string, geometry: Geometry): CountryName[] => {
  const [largest] = polygonsOf(geometry)
    .map(([ring = []]) => ring)
    .toSorted((a, b) => b.length - a.length);
  if (largest === undefined) return [];
  const ring = lineOf(largest);
  const xs = ring.map(({ x }) => x);
  const width = xs.reduce((a, b) => Math.max(a, b)) - xs.reduce((a, b) => Math.min(a, b));
  const centre = centreOf(ring);
  return centre.y > yOf(SOUTH_EDGE) ? [] : [{ name, ...centre, width }];
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
  await nextTask();
  return inSlices(items, work, results);
};

/** Projects the outlines of a Natural Earth topology, slice by slice. */
const projectOutlines = async (
  topology: WorldTopology,
): Promise<Omit<WorldOutlines, keyof PlaceNames>> => {
  const { land, countries } = topology.objects;
  const shores = feature(topology, land).features.flatMap(({ geometry }) => polygonsOf(geometry));
  const shapes = await inSlices(shores, shapeOf);
  const coasts = await inSlices(shores, coastsOf);
  const lines = mesh(topology, countries, (one, other) => one !== other).coordinates;
  const borders = await inSlices(lines, (line) => outlineOf([lineOf(line)], false));
  const names = await inSlices(countries.geometries, (country) => {
    const found = feature(topology, country);
    return found.type === 'Feature' ? nameOf(found.properties.name, found.geometry) : [];
  });
  return {
    land: shapes.filter((outline) => !isBeyondEdge(outline)),
    coasts: coasts.flat().filter((outline) => !isBeyondEdge(outline)),
    borders,
    countries: names.flat().toSorted((a, b) => b.width - a.width),
  };
};

const loads = new Map<OutlineDetail, Promise<WorldOutlines>>();

const load = async (detail: OutlineDetail): Promise<WorldOutlines> => {
  const [response, names] = await Promise.all([fetch(URLS[detail]), loadPlaceNames()]);
  if (!response.ok)
    throw new Error(`The request for the outlines failed with status ${response.status}.`);
  // The package's own file, in its documented form.
  return { ...(await projectOutlines((await response.json()) as WorldTopology)), ...names };
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
