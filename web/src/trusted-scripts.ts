/*
 * Comes before everything else: the browser is told (Content-Security-Policy) that no text may become
 * a script or a part of the page, and here, which addresses a script may be loaded from. Google's own
 * code sets such addresses as text.
 */

/** Where Google's sign-in window and App Check load their code from. */
const GOOGLE: readonly { host: string; below: string }[] = [
  { host: 'apis.google.com', below: '/' },
  { host: 'www.google.com', below: '/recaptcha/' },
];

/** The address of a script, or null for one that nobody needs. */
export const trustedScriptUrl = (address: string, site: string): string | null => {
  try {
    const { href, origin, protocol, host: from, pathname } = new URL(address, site);
    const isGoogle =
      protocol === 'https:' &&
      GOOGLE.some(({ host, below }) => from === host && pathname.startsWith(below));
    return origin === site || isGoogle ? href : null;
  } catch {
    return null;
  }
};

/** What of the browser's Trusted Types is used; not all of them have it. */
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => void;
};

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const factory: unknown = Reflect.get(window, 'trustedTypes');
if (isPolicyFactory(factory)) {
  factory.createPolicy('default', {
    createScriptURL: (url) => trustedScriptUrl(url, location.origin),
  });
}
