/** Longest image address that is stored. */
export const MAX_URL_LENGTH = 2048;

/**
 * An address written out: scheme, two slashes, a host. Browsers read much more as an address, such as
 * 'https:/\\host' or one with line breaks in it, which is not what a reader sees.
 */
const WRITTEN_OUT = /^https:\/\/[^/?#@]*[\p{L}\p{N}\]][^/?#@]*(?:[/?#]|$)/iu;
/** Blanks, control and invisible characters, and what ends an attribute or a rule of style. */
const NEVER_IN_URL = /[\s\p{C}"<>\\^`{|}]/u;

/**
 * True for an https address without credentials, the only kind that members may enter: at most 2048
 * characters, written out, without blanks or characters that do not belong into an address.
 */
export const isHttpsUrl = (text: string): boolean =>
  text.length <= MAX_URL_LENGTH &&
  WRITTEN_OUT.test(text) &&
  !NEVER_IN_URL.test(text) &&
  URL.canParse(text);

/** Pictures that ship with the site live below this path. */
const OWN_ART = /^\/art\/[\w.-]+\.svg$/;

/** True for the address of a picture that ships with the site, which is an SVG. */
export const isOwnArt = (text: string): boolean => OWN_ART.test(text);

/** The address if a page may show it as a picture (https, or our own art), else null. */
export const safeImageUrl = (text: string | null | undefined): string | null => {
  const url = text?.trim() ?? '';
  return isOwnArt(url) || isHttpsUrl(url) ? url : null;
};
