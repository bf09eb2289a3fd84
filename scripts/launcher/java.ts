import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** firebase-tools 15 does not start the Firestore emulator on anything older. */
export const OLDEST_JAVA = 21;

export type Java = { executable: string; major: number };

/** Where installers put Java: either a home itself or a folder full of homes. */
const usualHomes = (): string[] => {
  const home = homedir();
  const shared =
    process.platform === 'darwin'
      ? [
          '/Library/Java/JavaVirtualMachines',
          path.join(home, 'Library/Java/JavaVirtualMachines'),
          '/opt/homebrew/opt',
          '/usr/local/opt',
        ]
      : ['/usr/lib/jvm', '/usr/java', '/opt', '/opt/java', '/usr/local/lib/jvm'];
  const own = [
    '.sdkman/candidates/java',
    '.jdks',
    '.asdf/installs/java',
    '.local/share/mise/installs/java',
  ].map((folder) => path.join(home, folder));
  return [...shared, ...own].flatMap((folder) => {
    try {
      return readdirSync(folder).map((name) => path.join(folder, name));
    } catch {
      return [];
    }
  });
};

/** Homebrew and macOS bundles keep the home deeper than the folder that carries the name. */
const INNER_HOMES = ['', 'Contents/Home', 'libexec/openjdk.jdk/Contents/Home'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Main number of a version as Java writes it: 21 of `21.0.3`, 8 of `1.8.0_392`. */
export const javaMajor = (version: string): number | null => {
  const [, first, second] = /^(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  if (first === undefined) return null;
  return Number(first === '1' && second !== undefined ? second : first);
};

/** The version that the home's `release` file names, else the one that the program prints. */
const versionOf = (executable: string): number | null => {
  try {
    const home = path.dirname(path.dirname(realpathSync(executable)));
    const release = readFileSync(path.join(home, 'release'), 'utf8');
    const version = /^JAVA_VERSION="([^"]+)"/m.exec(release)?.[1];
    if (version !== undefined) return javaMajor(version);
  } catch {
    // No release file: macOS' own stub, or an unusual build.
  }
  const printed = spawnSync(executable, ['-version'], { encoding: 'utf8', timeout: 10_000 });
  return javaMajor(/version "([^"]+)"/.exec(`${printed.stderr}${printed.stdout}`)?.[1] ?? '');
};

const look = (executable: string): Java | null => {
  if (!isExecutable(executable)) return null;
  const major = versionOf(executable);
  return major === null ? null : { executable, major };
};

/** Every Java of the machine in the order of preference: `JAVA_HOME`, `PATH`, then newest first. */
export const listJavas = (env: NodeJS.ProcessEnv = process.env): Java[] => {
  const found = (executables: string[]): Java[] => executables.flatMap((file) => look(file) ?? []);
  const chosen = env['JAVA_HOME'] ? [path.join(env['JAVA_HOME'], 'bin', 'java')] : [];
  const onPath = (env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, 'java'));
  const installed = usualHomes().flatMap((home) =>
    INNER_HOMES.map((inner) => path.join(home, inner, 'bin', 'java')),
  );
  return [
    ...found([...chosen, ...onPath]),
    ...found(installed).sort((one, other) => other.major - one.major),
  ];
};

/** The Java that runs the Firestore emulator, or null when none is new enough. */
export const findJava = (javas: readonly Java[] = listJavas()): Java | null =>
  javas.find((java) => java.major >= OLDEST_JAVA) ?? null;

/** The message when there is no Java, or only an old one. */
export const explainMissingJava = (javas: readonly Java[]): string[] => {
  const majors = [...new Set(javas.map((java) => java.major))].sort((one, other) => one - other);
  const advice =
    process.platform === 'darwin'
      ? `Install it with "brew install openjdk@${OLDEST_JAVA}", or from https://adoptium.net.`
      : `Install it with your package manager (openjdk-${OLDEST_JAVA}-jre-headless, java-${OLDEST_JAVA}-openjdk), or from https://adoptium.net.`;
  return [
    majors.length > 0
      ? `Found only Java ${majors.join(', ')}.`
      : 'Looked in JAVA_HOME, on PATH and in the usual folders.',
    advice,
    'It need not be on PATH: a usual folder or JAVA_HOME is enough.',
  ];
};
