import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const listFiles = (place: string, isLeftOut: (file: string) => boolean): string[] => {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(place, entry.name);
      return isLeftOut(file) ? [] : listFiles(file, isLeftOut);
    });
};

/** One number for the names and contents of all files in these places, in this order. */
export const fingerprint = (
  places: readonly string[],
  isLeftOut: (file: string) => boolean = () => false,
): string => {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => listFiles(place, isLeftOut))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};
