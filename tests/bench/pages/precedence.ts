import { spawnSync } from 'node:child_process';

/**
 * Runs a program's first thread before all others of the machine that want to. Its other threads (`-R`)
 * take turns with everything else: beside it they would hold it up where it waits for one of them.
 */
const FIRST = 'chrt -R -f 10';

const mayBeFirst = (): boolean => {
  // A browser without its own sandbox only, which root alone has.
  if (process.getuid?.() !== 0) return false;
  const [name = '', ...options] = FIRST.split(' ');
  return spawnSync(name, [...options, 'true']).status === 0;
};

/**
 * Arguments of a browser for Lighthouse: what renders a page comes before everything else on the machine,
 * the server and Lighthouse itself included, because it times tasks by the clock, and a phone has more
 * processors than two. None where this user may not say so. Not for a browser that is really slowed
 * down: what slows it down would come first, too.
 */
export const precedence = (): string[] =>
  mayBeFirst() ? ['--no-zygote', `--renderer-cmd-prefix=${FIRST}`] : [];
