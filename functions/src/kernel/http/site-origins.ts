/** The site's default origin in development. */
const LOCAL_SITE = 'http://127.0.0.1:5050';

const listedOrigins = (environment: NodeJS.ProcessEnv): string[] =>
  (environment['SITE_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');

/**
 * The origin of links in mails: the first of SITE_ORIGINS (the club's public address), else the
 * project's Hosting address.
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
 * The origins that may call the callables: the project's two Hosting addresses with their preview
 * channels, those in SITE_ORIGINS (comma-separated, for a custom domain), and any local address in
 * the emulator.
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
