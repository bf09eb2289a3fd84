/** Longest image address that is stored. */
export const MAX_URL_LENGTH = 2048;

/** True for an https address without credentials, the only kind that members may enter. */
export const isHttpsUrl = (text: string): boolean => {
  if (text.length > MAX_URL_LENGTH) return false;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
};

/** Pictures that ship with the site live below this path. */
const OWN_ART = /^\/art\/[\w.-]+\.svg$/;

/** The address if a page may show it as a picture (https, or our own art), else null. */
export const safeImageUrl = (text: string | null | undefined): string | null => {
  const url = text?.trim() ?? '';
  return OWN_ART.test(url) || isHttpsUrl(url) ? url : null;
};
