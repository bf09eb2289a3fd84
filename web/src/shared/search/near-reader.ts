import { plainPhrase } from '@club/domain/search/plain-word';

/** Browsers know the zones of a country; TypeScript does not know that yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => readonly string[] | undefined };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Codes that a country may have, that of the reader's language first. */
const countryCodes = (language: string): string[] => {
  const own = new Intl.Locale(language).region;
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  return own === undefined ? all : [own, ...all];
};

const hasZone = (code: string, zone: string): boolean => {
  const locale: LocaleWithZones = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.()?.includes(zone) === true;
};

/** The country of a time zone in English; null where the browser does not know. */
const countryOf = (zone: string, language: string): string | null => {
  const code = countryCodes(language).find((one) => hasZone(one, zone));
  if (code === undefined) return null;
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? null;
};

let known: { timeZone: string; names: readonly string[] } | null = null;

/** Names of where the reader is, by the time zone alone: its city, and the country. */
const ownNames = (): readonly string[] => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (known?.timeZone === timeZone) return known.names;
  const city = timeZone.includes('/') ? timeZone.slice(timeZone.lastIndexOf('/') + 1) : '';
  const country = countryOf(timeZone, navigator.language);
  const names = [city, country ?? ''].map(plainPhrase).filter((name) => name !== '');
  known = { timeZone, names };
  return names;
};

/** The places of the club that are near the reader, as far as the time zone says; the nearest first. */
export const nearReader = <Place>(placeNamed: (name: string) => Place | undefined): Place[] => [
  ...new Set(ownNames().flatMap((name) => placeNamed(name) ?? [])),
];
