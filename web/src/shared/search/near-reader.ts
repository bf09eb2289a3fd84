import type { Place } from '@club/domain/search/places';
import { plainPhrase } from '@club/domain/search/plain-word';

/** Browsers know the zones of a country; TypeScript does not know that yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => readonly string[] | undefined };

/** The region of a language tag. Some browsers on Linux name a language as the system does: 'en-US@posix'. */
const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
};

/**
 * The country of a time zone in English, if it is one of those of the reader's languages; null where
 * it is another one. To look through all countries takes a phone half a second.
 */
const countryOf = (timeZone: string): string | null => {
  for (const language of navigator.languages) {
    const region = regionOf(language);
    const country: LocaleWithZones | null =
      region === undefined ? null : new Intl.Locale(`und-${region}`);
    if (region !== undefined && country?.getTimeZones?.()?.includes(timeZone) === true) {
      return new Intl.DisplayNames(['en'], { type: 'region' }).of(region) ?? null;
    }
  }
  return null;
};

/**
 * The places of the club that are near the reader, as far as the time zone says: its city and the
 * country. Nothing is asked or sent.
 */
export const nearReader = (byName: ReadonlyMap<string, Place>): Place[] => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const city = byName.get(plainPhrase(timeZone.split('/').slice(1).at(-1) ?? ''));
  const country = city?.name.split(', ').at(-1) ?? countryOf(timeZone) ?? '';
  const near = [city, byName.get(plainPhrase(country))].filter((place) => place !== undefined);
  return [...new Set(near)];
};
