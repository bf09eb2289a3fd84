/** Numbers that look random and follow from a seed alone (mulberry32), so that a run can be repeated. */
export type Random = {
  /** From 0 up to, excluding, 1. */
  next: () => number;
  /** A whole number from 0 up to, excluding, `limit`. */
  below: (limit: number) => number;
  /** One of some things; throws for none. */
  pick: <Thing>(things: readonly Thing[]) => Thing;
};

/** Random numbers of a seed, a whole number. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (things) => {
      const at = below(things.length);
      if (things.length === 0) throw new Error('There is nothing to pick from.');
      // Within the list, so it is there; it may be undefined itself.
      return things[at] as (typeof things)[number];
    },
  };
};
