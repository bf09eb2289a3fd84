import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { appCheckMode } from '../../functions/src/kernel/http/app-check.ts';
import { siteOrigin } from '../../functions/src/kernel/http/site-origins.ts';
import { Fault } from '../launcher/fault.ts';

/**
 * What deploying has to know of the settings of the functions: the key of App Check, the site's own
 * address, and the address that mails come from.
 */
export type ProjectSettings = { appCheckSiteKey: string; origin: string; mailFrom: string };

/** Settings that turn App Check on and leave out its key would lock everyone out. */
const siteKeyOf = (environment: NodeJS.ProcessEnv): string => {
  const siteKey = environment['APP_CHECK_SITE_KEY'] ?? '';
  if (appCheckMode(environment) === 'off') return '';
  if (!/^[\w-]{20,100}$/.test(siteKey)) {
    throw new Fault('APP_CHECK is on, but APP_CHECK_SITE_KEY is not the key of a site.', [
      'Write the key of reCAPTCHA Enterprise into functions/.env.<project-id>; see README.',
    ]);
  }
  return siteKey;
};

/** What the settings of the functions say, with the id of the project among them. */
export const settingsOf = (environment: NodeJS.ProcessEnv): ProjectSettings => ({
  appCheckSiteKey: siteKeyOf(environment),
  origin: siteOrigin(environment),
  mailFrom: environment['MAIL_FROM'] ?? '',
});

/** The settings in `functions/.env` and `functions/.env.<project>`, as the functions get them. */
export const readProjectSettings = (root: string, project: string): ProjectSettings => {
  const files = ['.env', `.env.${project}`].map((name) => path.join(root, 'functions', name));
  const texts = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return settingsOf(
    Object.assign({ GCLOUD_PROJECT: project }, ...texts.map((text) => parseEnv(text))),
  );
};
