/*
 * Must run first. The content security policy requires Trusted Types; this default policy decides which
 * addresses scripts may be loaded from, because Google's code sets such addresses as text.
 */

/** Where Google's sign-in window and App Check load their code from. */
const GOOGLE: readonly { host: string; below: string }[] = [
  { host: 'apis.google.com', below: '/' },
  { host: 'www.google.com', below: '/recaptcha/' },
];

/** The address of an allowed script, or null. */
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

/** The part of Trusted Types that is used; not all browsers have it. */
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
