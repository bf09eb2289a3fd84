import { describe, expect, it } from 'vitest';
import type { ReminderRun } from '../store/collections.ts';
import { firstRun, resumedRun, runAfter } from './reminder-progress.ts';

const TODAY = '2026-12-01';
const run: ReminderRun = { ...firstRun('day', TODAY), after: ['b'] };
const done = { found: 2, done: 2, failed: 0 };
const page = { last: ['d'], isLastPage: false };

describe('how far reminders are', () => {
  it('begins today, and goes from page to page to the next day', () => {
    expect(firstRun('day', TODAY)).toEqual({ day: TODAY, after: null, tries: 0 });
    expect(runAfter(run, done, page)).toEqual({ day: TODAY, after: ['d'], tries: 0 });
    expect(runAfter(run, done, { ...page, isLastPage: true })).toEqual({
      day: '2026-12-02',
      after: null,
      tries: 0,
    });
  });

  it('without days continues behind the last document, however many there were', () => {
    const endless = { ...firstRun('instant', TODAY), after: [5, 'a'] };
    expect(endless.day).toBeNull();
    expect(runAfter(endless, done, { last: [7, 'b'], isLastPage: true }).after).toEqual([7, 'b']);
  });

  it('makes up for two weeks without a run, and for no more', () => {
    expect(resumedRun(run, '2026-12-15')).toBe(run);
    expect(resumedRun(run, '2026-12-16')).toEqual({ day: '2026-12-02', after: null, tries: 0 });
    const endless = { ...firstRun('instant', TODAY), after: [5, 'a'] };
    expect(resumedRun(endless, '2027-12-01')).toBe(endless);
  });

  it('stays where documents were not reached', () => {
    expect(runAfter(run, { found: 2, done: 1, failed: 0 }, page)).toBe(run);
  });

  it('stays where one failed, five times, and leaves it then', () => {
    const failing = { found: 2, done: 1, failed: 1 };
    let now = run;
    for (let tries = 1; tries < 5; tries += 1) {
      now = runAfter(now, failing, page);
      expect(now).toEqual({ ...run, tries });
    }
    // One that was not reached is not left with it.
    expect(runAfter(now, { found: 3, done: 1, failed: 1 }, page).after).toEqual(['b']);
    expect(runAfter(now, failing, page)).toEqual({ day: TODAY, after: ['d'], tries: 0 });
  });
});
