import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { deployConfig, isProjectId } from './deploy/own-hosts.ts';
import { requireMailSettings } from './deploy/mail-settings.ts';
import { readProjectSettings } from './deploy/project-settings.ts';
import { runTo, withInstalledBins } from './launcher/command.ts';
import { Fault, printFailure } from './launcher/fault.ts';
import { installedBin, PAGES_OUTPUT, ROOT, SITE_OUTPUT } from './launcher/folders.ts';
import { robotsText } from './launcher/robots.ts';
import { readFirebaseConfig, siteHeaders } from './launcher/suite-config.ts';

const USAGE = ['npm run deploy -- --project <project-id> [more options of "firebase deploy"]'];

/** Beside firebase.json, because firebase-tools takes only what lies in the folder of its file. */
const CONFIG = path.join(ROOT, 'firebase.deploy.json');

const projectIn = (args: readonly string[]): string => {
  const { values } = parseArgs({
    args: [...args],
    options: { project: { type: 'string', short: 'P' } },
    strict: false,
  });
  const { project } = values;
  if (typeof project !== 'string' || !isProjectId(project)) {
    throw new Fault('Name the id of the project to deploy to.', USAGE);
  }
  return project;
};

/**
 * Builds and deploys to a project, with a content security policy that names its own hosts and no
 * others.
 */
const deploy = async (args: readonly string[]): Promise<number> => {
  const project = projectIn(args);
  const { appCheckSiteKey, origin, mailFrom } = readProjectSettings(ROOT, project);
  await requireMailSettings(project, mailFrom);
  const config = deployConfig(readFirebaseConfig(), project, appCheckSiteKey !== '');
  const env = { ...withInstalledBins(), VITE_APP_CHECK_SITE_KEY: appCheckSiteKey };
  // One build for both: what renders pages names the files of this site and of no other.
  const built = await runTo('terminal', { program: 'npm', args: ['run', 'build'], env });
  if (built !== 0) return built;
  const headers = JSON.stringify(siteHeaders(config.hosting.headers));
  writeFileSync(path.join(PAGES_OUTPUT, 'headers.json'), headers);
  writeFileSync(path.join(SITE_OUTPUT, 'robots.txt'), robotsText(origin));
  writeFileSync(CONFIG, `${JSON.stringify(config, null, 2)}\n`);
  try {
    const child = spawn(installedBin('firebase'), ['deploy', '--config', CONFIG, ...args], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    });
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        resolve(code ?? 1);
      });
    });
  } finally {
    rmSync(CONFIG, { force: true });
  }
};

try {
  process.exitCode = await deploy(process.argv.slice(2));
} catch (failure) {
  printFailure(failure);
  process.exitCode = 1;
}
