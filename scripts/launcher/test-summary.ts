import { BAD, GOOD } from './steps.ts';
import type { Outcome } from './test-outcome.ts';

export type StageResult = { name: string; seconds: number; outcome: Outcome };

/** Sums up all stages. */
export const countAll = (results: readonly StageResult[]): { passed: number; failed: number } => ({
  passed: results.reduce((sum, { outcome }) => sum + outcome.passed, 0),
  failed: results.reduce((sum, { outcome }) => sum + outcome.failed, 0),
});

/** A table with one line a stage, and below it the names of the tests that failed. */
export const summaryTable = (results: readonly StageResult[]): string[] => {
  const width = Math.max(...results.map(({ name }) => name.length));
  const stages = results.map(({ name, seconds, outcome }) => {
    const { passed, failed, skipped, remark } = outcome;
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
    const extras = [skipped > 0 ? `${skipped} skipped` : '', remark].filter(Boolean).join(', ');
    const time = `${seconds.toFixed(1).padStart(7)} s`;
    return `${failed === 0 ? GOOD : BAD} ${name.padEnd(width)} ${counts} ${time}  ${extras}`.trimEnd();
  });
  const failures = results.flatMap(({ name, outcome }) =>
    outcome.failures.map((failure) => `${BAD} ${name}: ${failure}`),
  );
  return failures.length === 0 ? stages : [...stages, '', ...failures];
};
