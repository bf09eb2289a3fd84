import { geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import farUrl from 'world-atlas/countries-110m.json?url';
import nearUrl from 'world-atlas/countries-50m.json?url';
import { SOUTH_EDGE, type WorldPlace, yOf } from './mercator.ts';

/** Outlines drawn for the whole world, and those for a closer look. */
export const OUTLINE_DETAILS = ['far', 'near'] as const;
export type OutlineDetail = (typeof OUTLINE_DETAILS)[number];

const URLS: Record<OutlineDetail, string> = { far: farUrl, near: nearUrl };

/** From this zoom on the coarse outlines look it. */
export const NEAR_ZOOM = 2.6;

/** A line or a shape in the square world, with what it needs at least of the map. */
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
export type WorldOutlines = { land: Outline[]; borders: Outline[]; names: CountryName[] };

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

const outlineOf = (shape: Polygon | MultiLineString): Outline => {
  const path = new Path2D();
  geoPath(projection, {
    beginPath: () => {},
    moveTo: (x, y) => path.moveTo(x, y),
    lineTo: (x, y) => path.lineTo(x, y),
    closePath: () => path.closePath(),
    arc: (x, y, radius, from, to) => path.arc(x, y, radius, from, to),
  })(shape);
  const [[west, north], [east, south]] = measure.bounds(shape);
  return { path, west, east, north, south };
};

const polygonsOf = (geometry: Polygon | MultiPolygon): Polygon[] =>
  geometry.type === 'Polygon'
    ? [geometry]
    : geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));

const areas = (geometry: GeoJSON.Geometry): Polygon[] =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? polygonsOf(geometry) : [];

/** Ice that lies beyond the edge of the map. */
const isBeyondEdge = ({ north }: { north: number }): boolean => north > yOf(SOUTH_EDGE);

const lineOf = (coordinates: Position[]): MultiLineString => ({
  type: 'MultiLineString',
  coordinates: [coordinates],
});

const nameOf = (name: string, geometry: GeoJSON.Geometry): CountryName[] => {
  const [largest] = areas(geometry)
    .map((polygon) => ({ polygon, area: measure.area(polygon) }))
    .toSorted((a, b) => b.area - a.area);
  if (largest === undefined) return [];
  const [x, y] = measure.centroid(largest.polygon);
  const [[west], [east]] = measure.bounds(largest.polygon);
  return [{ name, x, y, width: east - west }];
};

/** Projects the outlines of a Natural Earth topology, cut at the antimeridian by the projection. */
export const projectOutlines = (topology: WorldTopology): WorldOutlines => {
  const { land, countries } = topology.objects;
  return {
    land: feature(topology, land)
      .features.flatMap(({ geometry }) => areas(geometry))
      .map(outlineOf)
      .filter((outline) => !isBeyondEdge(outline)),
    borders: mesh(topology, countries, (one, other) => one !== other)
      .coordinates.map(lineOf)
      .map(outlineOf),
    names: feature(topology, countries)
      .features.flatMap(({ geometry, properties }) => nameOf(properties.name, geometry))
      .filter(({ y }) => y < yOf(SOUTH_EDGE))
      .toSorted((a, b) => b.width - a.width),
  };
};

const loads = new Map<OutlineDetail, Promise<WorldOutlines>>();

const load = async (detail: OutlineDetail): Promise<WorldOutlines> => {
  const response = await fetch(URLS[detail]);
  if (!response.ok) throw new Error(`The outlines answered ${response.status}.`);
  // The package's own file, whose form its documentation gives.
  return projectOutlines((await response.json()) as WorldTopology);
};

/** The outlines in a detail: loaded from this site when first wanted, then kept. Throws when they cannot be had. */
export const loadOutlines = (detail: OutlineDetail): Promise<WorldOutlines> => {
  const known = loads.get(detail);
  if (known !== undefined) return known;
  const wanted = load(detail);
  loads.set(detail, wanted);
  // What failed may be asked for again.
  wanted.catch(() => loads.delete(detail));
  return wanted;
};
