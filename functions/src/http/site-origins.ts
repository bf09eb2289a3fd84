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
  const listed = (environment['SITE_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  return [...own, ...listed];
};
