import { BAD, GOOD } from './steps.ts';
import type { Outcome } from './test-outcome.ts';

export type StageResult = { name: string; seconds: number; outcome: Outcome };

const SLOWEST = 10;

/** Minutes and seconds, such as `2:05`. */
const minutes = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Sums up all stages. */
export const countAll = (results: readonly StageResult[]): { passed: number; failed: number } => ({
  passed: results.reduce((sum, { outcome }) => sum + outcome.passed, 0),
  failed: results.reduce((sum, { outcome }) => sum + outcome.failed, 0),
});

/** What a stage came to, in one line. */
export const stageLine = (
  { name, seconds, outcome: { passed, failed, skipped, remark } }: StageResult,
  width = name.length,
): string => {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  const extras = [skipped > 0 ? `${skipped} skipped` : '', remark].filter(Boolean).join(', ');
  const mark = failed === 0 ? GOOD : BAD;
  return `${mark} ${name.padEnd(width)} ${minutes(seconds).padStart(6)} min ${counts}  ${extras}`.trimEnd();
};

const slowestFiles = (results: readonly StageResult[]): string[] =>
  results
    .flatMap(({ name, outcome }) => outcome.files.map((time) => ({ ...time, name })))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ name, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}: ${file}`);

/**
 * A table with one line a stage, below it the files that took longest, and at the end the names of
 * the tests that failed. Stages run side by side, so their minutes add up to more than the whole.
 */
export const summaryTable = (results: readonly StageResult[]): string[] => {
  const width = Math.max(...results.map(({ name }) => name.length));
  const slowest = slowestFiles(results);
  const failures = results.flatMap(({ name, outcome }) =>
    outcome.failures.map((failure) => `${BAD} ${name}: ${failure}`),
  );
  return [
    ...results.map((result) => stageLine(result, width)),
    ...(slowest.length === 0 ? [] : ['', 'The slowest files:', ...slowest]),
    ...(failures.length === 0 ? [] : ['', ...failures]),
  ];
};
