import { MAX_FAVOURITES } from './favourite.ts';

/**
 * What becomes of the hearts of a device once it is known whose they are. `known` are saved already
 * and need nothing, `add` are to be saved, `left` have no room: they stay on the device.
 */
export type HeartMerge = { known: string[]; add: string[]; left: string[] };

/** The union of a device's hearts with those of the account, as far as there is room. */
export const mergeHearts = (onDevice: readonly string[], saved: readonly string[]): HeartMerge => {
  const known = onDevice.filter((id) => saved.includes(id));
  const others = [...new Set(onDevice)].filter((id) => !saved.includes(id));
  const room = Math.max(0, MAX_FAVOURITES - saved.length);
  return { known, add: others.slice(0, room), left: others.slice(room) };
};
