import { randomInt } from 'node:crypto';

/**
 * The seed of a random run: that of the environment variable, else a new one. It is printed before the
 * run, past what hides the words of tests that pass, so that a run that never ends can be repeated, too.
 */
export const announceSeed = (variable: string, command: string): number => {
  const seed = Number(process.env[variable] ?? randomInt(2 ** 31));
  process.stderr.write(`Again: ${variable}=${seed} ${command}\n`);
  return seed;
};
