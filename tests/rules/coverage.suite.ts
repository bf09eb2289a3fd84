import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { RULES_FILE } from './club-rules.ts';
import { coverage, type Expression, noteCoverage } from './rules-coverage.ts';

describe('after all that was tried, the rules', () => {
  let report: Expression[] = [];
  beforeAll(async () => {
    await noteCoverage();
    report = coverage();
  });
  const source = readFileSync(RULES_FILE, 'utf8');
  const named = ({ position: { line, currentOffset, endOffset } }: Expression): string =>
    `line ${line}: ${source.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ')}`;

  it('were counted at all', () => {
    expect(report.length).toBeGreaterThan(50);
  });

  it('have no expression that was never reached', () => {
    expect(report.filter(({ wasReached }) => !wasReached).map(named)).toEqual([]);
  });

  it('have no condition that was only ever true or only ever false', () => {
    const conditions = report.filter(({ wasTrue, wasFalse }) => wasTrue || wasFalse);
    expect(conditions.length).toBeGreaterThan(30);
    const oneSided = conditions.filter(({ wasTrue, wasFalse }) => !(wasTrue && wasFalse));
    expect(oneSided.map(named)).toEqual([]);
  });
});
