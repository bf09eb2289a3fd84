import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { emulatorHost, PROJECT_ID, RULES_FILE } from './club-rules.ts';

/** What the emulator saw an expression of the rules become, and how often. */
type Seen = { value: { boolValue?: boolean; undefined?: object }; count: number };

/** An expression of the rules with its parts. Offsets are characters of the file, both included. */
type Expression = {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: Seen[];
  children?: Expression[];
};

const all = (expressions: readonly Expression[]): Expression[] =>
  expressions.flatMap((expression) => [expression, ...all(expression.children ?? [])]);

/** True when the expression became something at least once. */
const wasReached = ({ values = [] }: Expression): boolean =>
  values.some(({ value }) => Object.keys(value).some((kind) => kind !== 'undefined'));

const sawBoolean = ({ values = [] }: Expression, wanted: boolean): boolean =>
  values.some(({ value }) => value.boolValue === wanted);

describe('after all that was tried, the rules', () => {
  let report: Expression[] = [];
  // Written once, because the emulator takes its time over thousands of requests.
  beforeAll(async () => {
    const url = `http://${emulatorHost()}/emulator/v1/projects/${PROJECT_ID}:ruleCoverage`;
    // The form is the emulator's own; a change of it makes the first test fail.
    const { report: roots } = (await (await fetch(url)).json()) as { report: Expression[] };
    report = all(roots);
  }, 180_000);
  const source = readFileSync(RULES_FILE, 'utf8');
  const named = ({ sourcePosition: { line, currentOffset, endOffset } }: Expression): string =>
    `line ${line}: ${source.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ')}`;

  it('were counted at all', () => {
    expect(report.length).toBeGreaterThan(50);
  });

  it('have no expression that was never reached', () => {
    expect(report.filter((expression) => !wasReached(expression)).map(named)).toEqual([]);
  });

  it('have no condition that was only ever true or only ever false', () => {
    const conditions = report.filter(
      (expression) => sawBoolean(expression, true) || sawBoolean(expression, false),
    );
    expect(conditions.length).toBeGreaterThan(30);
    const oneSided = conditions.filter(
      (expression) => !(sawBoolean(expression, true) && sawBoolean(expression, false)),
    );
    expect(oneSided.map(named)).toEqual([]);
  });
});
