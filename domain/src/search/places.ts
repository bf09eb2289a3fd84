import { type Haystack, haystackOf, visitContaining } from './haystack.ts';
import { plainPhrase, withoutAccents } from './plain-word.ts';

/** A place of the club: a location, or what it lies in. */
export type Place = {
  /** As the locations have it: 'Florida, United States'. */
  name: string;
  /** The first part of the name: 'Florida'. */
  own: string;
  /** Available resorts there. */
  resorts: number;
};

/** All places, with the haystack that finds them. */
export type Places = {
  all: readonly Place[];
  names: Haystack;
  /** By name as it is typed: 'naples', 'naples florida'; of several the one with most resorts. */
  byName: ReadonlyMap<string, Place>;
};

const SLICE = 256;

/** A name as people type it: 'naples florida' finds 'Naples, Florida'. */
const asTyped = (text: string): string =>
  withoutAccents(text)
    .replace(/[\s,]+/g, ' ')
    .trim();

/**
 * Enters a place under its own name, and under those that say step by step what it lies in. Of
 * several the one with most resorts counts, of equals the wider one.
 */
const enterNames = (byName: Map<string, Place>, place: Place): void => {
  const parts = place.name.split(', ');
  for (let until = 1; until <= parts.length; until += 1) {
    const key = plainPhrase(parts.slice(0, until).join(' '));
    const known = byName.get(key);
    if (known === undefined || known.resorts <= place.resorts) byName.set(key, place);
  }
};

/**
 * Makes the places of locations with their numbers of resorts. 'Naples, Florida, United States'
 * gives three: the location, the state and the country. Yields after every few hundred locations.
 */
export const placesSteps = function* (
  locations: Iterable<readonly [string, number]>,
): Generator<undefined, Places> {
  const counts = new Map<string, number>();
  let seen = 0;
  for (const [location, resorts] of locations) {
    const parts = location.split(', ');
    for (let from = 0; from < parts.length; from += 1) {
      const name = parts.slice(from).join(', ').trim();
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + resorts);
    }
    seen += 1;
    if (seen % SLICE === 0) yield;
  }
  const all: Place[] = [];
  const names: string[] = [];
  const byName = new Map<string, Place>();
  for (const [name, resorts] of counts) {
    if (resorts === 0) continue;
    const place = { name, own: name.split(', ', 1)[0] ?? name, resorts };
    all.push(place);
    enterNames(byName, place);
    // A blank in front: what was typed has to begin a word.
    names.push(` ${asTyped(name)}`);
    if (all.length % SLICE === 0) yield;
  }
  return { all, names: haystackOf(names), byName };
};

type Candidate = { place: Place; isBeginning: boolean };

/**
 * Places with a word that begins with what was typed: those that begin with it themselves first,
 * then those with more resorts.
 */
export const placesLike = ({ all, names }: Places, typed: string, limit: number): Place[] => {
  const wanted = asTyped(typed);
  if (wanted === '') return [];
  const found: Candidate[] = [];
  visitContaining(names, ` ${wanted}`, (entry, offset) => {
    const place = all[entry];
    // 'United States' is a place of its own; it need not bring each town there along.
    if (place === undefined || offset > asTyped(place.own).length) return;
    found.push({ place, isBeginning: offset === 0 });
  });
  return found
    .sort(
      (a, b) =>
        Number(b.isBeginning) - Number(a.isBeginning) ||
        b.place.resorts - a.place.resorts ||
        a.place.name.length - b.place.name.length,
    )
    .slice(0, limit)
    .map(({ place }) => place);
};
