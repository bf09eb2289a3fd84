import { stripVTControlCharacters } from 'node:util';

/** firebase-tools marks what went wrong with one of these at the start of a line. */
const PROBLEM = /^(?:\s*⚠|\s*⬢.*⚠|Error:|\s*(?:\w*Error|fatal)\b)/i;

/** Warnings that come with every start and mean nothing here. */
const USUAL = [
  /Env variable override detected/,
  /running multiple instances of the emulator suite/,
  /not currently authenticated/,
  /outdated version of firebase-functions/,
];

const SHOWN_LINES = 12;

/** The lines of the emulators' output that explain a failure, else its last ones. */
export const relevantLines = (output: string): string[] => {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const problems = lines.filter(
    (line) => PROBLEM.test(line) && !USUAL.some((usual) => usual.test(line)),
  );
  return (problems.length > 0 ? problems : lines).slice(-SHOWN_LINES);
};

/** What the output says about the state of the start. */
export const readProgress = (output: string): 'starting' | 'ready' | 'failed' => {
  if (/Failed to load function definition|Failed to start Functions emulator/.test(output)) {
    return 'failed';
  }
  return output.includes('All emulators ready!') ? 'ready' : 'starting';
};
