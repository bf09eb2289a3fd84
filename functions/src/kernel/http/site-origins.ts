/** Where the site is while it runs on one machine and nobody has said otherwise. */
const LOCAL_SITE = 'http://127.0.0.1:5050';

const listedOrigins = (environment: NodeJS.ProcessEnv): string[] =>
  (environment['SITE_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');

/**
 * The origin that links in mails lead to: the first of SITE_ORIGINS (the address that the club is
 * known by), else the project's own Hosting address.
 */
export const siteOrigin = (environment: NodeJS.ProcessEnv): string => {
  const [first] = listedOrigins(environment);
  if (first !== undefined) return first.replace(/\/+$/, '');
  const project = environment['GCLOUD_PROJECT'] ?? '';
  return environment['FUNCTIONS_EMULATOR'] === 'true' || project === ''
    ? LOCAL_SITE
    : `https://${project}.web.app`;
};

/**
 * The pages that may call the callables: the project's own two Hosting addresses with their preview
 * channels, those listed in SITE_ORIGINS (comma-separated, for a domain of one's own), and any local
 * address in the emulator.
 */
export const siteOrigins = (environment: NodeJS.ProcessEnv): (string | RegExp)[] => {
  if (environment['FUNCTIONS_EMULATOR'] === 'true') {
    return [/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/];
  }
  const project = environment['GCLOUD_PROJECT'] ?? '';
  const own = /^[a-z0-9-]+$/.test(project)
    ? [new RegExp(`^https://${project}(--[a-z0-9-]+)?\\.(web\\.app|firebaseapp\\.com)$`)]
    : [];
  return [...own, ...listedOrigins(environment)];
};
