import { emulatorHost, loadRules, PROJECT_ID } from './club-rules.ts';

/** What the emulator saw an expression of the rules become, and how often. */
type Seen = { value: { boolValue?: boolean; undefined?: object }; count: number };

/** An expression of the rules with its parts. Offsets are characters of the file, both included. */
type Reported = {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: Seen[];
  children?: Reported[];
};

/** An expression of the rules, and whether it became something, true and false at least once. */
export type Expression = {
  position: Reported['sourcePosition'];
  wasReached: boolean;
  wasTrue: boolean;
  wasFalse: boolean;
};

const expressions = new Map<string, Expression>();

const note = ({ sourcePosition: position, values = [], children = [] }: Reported): void => {
  const key = `${position.currentOffset}-${position.endOffset}`;
  const known = expressions.get(key);
  const became = (wanted: boolean): boolean =>
    values.some(({ value }) => value.boolValue === wanted);
  expressions.set(key, {
    position,
    wasReached:
      known?.wasReached === true ||
      values.some(({ value }) => Object.keys(value).some((kind) => kind !== 'undefined')),
    wasTrue: known?.wasTrue === true || became(true),
    wasFalse: known?.wasFalse === true || became(false),
  });
  children.forEach(note);
};

/**
 * Adds what was tried since the last time, and loads the rules again. The emulator keeps every
 * request that it has tried on loaded rules, and counts all of them again for each report: they
 * take a gigabyte together, and with less it answers 500.
 */
export const noteCoverage = async (): Promise<void> => {
  const url = `http://${emulatorHost()}/emulator/v1/projects/${PROJECT_ID}:ruleCoverage`;
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The emulator did not count what was tried (${response.status}).`);
  // The form is the emulator's own; a change of it fails each test that notes.
  const { report } = (await response.json()) as { report: Reported[] };
  report.forEach(note);
  await loadRules();
};

/** Every expression of the rules, by what was noted. */
export const coverage = (): Expression[] => [...expressions.values()];

/** So many tests, of a few dozen requests at most, are tried before they are noted. */
const TESTS_AT_ONCE = 50;
let tests = 0;

/** To be called after each test. */
export const noteCoverageNowAndThen = async (): Promise<void> => {
  tests += 1;
  if (tests % TESTS_AT_ONCE === 0) await noteCoverage();
};
