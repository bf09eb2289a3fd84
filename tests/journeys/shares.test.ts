import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Journey = { title: string; source: string };
type Width = 'phone' | 'desktop';

const FOLDER = import.meta.dirname;
/** A journey and its title, up to the next one. */
const JOURNEY = /^test\(\s*(['"`])(?<title>.*)\1,/gm;
const SHARE = /@(phone|desktop|both|full)\b/g;
/** How far from a half the share of a width may be. */
const LEEWAY = 0.05;

const journeysIn = (source: string): Journey[] => {
  const found = [...source.matchAll(JOURNEY)];
  return found.map(({ index, groups }, at) => ({
    title: groups?.['title'] ?? '',
    source: source.slice(index, found[at + 1]?.index),
  }));
};

const journeys = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.journey.ts'))
  .flatMap((file) => journeysIn(readFileSync(path.join(FOLDER, file), 'utf8')));

const sharesOf = ({ title }: Journey): string[] =>
  [...title.matchAll(SHARE)].map(([, share = '']) => share);

const runsAt = (width: Width): Journey[] =>
  journeys.filter((journey) => sharesOf(journey).some((share) => [width, 'both'].includes(share)));

/** What a journey takes, roughly: its steps. */
const costOf = ({ source }: Journey): number => source.match(/\bawait\b/g)?.length ?? 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the share of the journeys that every run takes', () => {
  it('knows all journeys', () => {
    expect(journeys.length).toBeGreaterThan(70);
    expect(new Set(journeys.map(({ title }) => title)).size).toBe(journeys.length);
  });

  it('has a width for each journey at the end of its title, or leaves it to the full run', () => {
    for (const journey of journeys) {
      expect(sharesOf(journey), journey.title).toHaveLength(1);
      expect(journey.title).toMatch(/ @(phone|desktop|both|full)$/);
    }
  });

  it('takes booking, cancelling and changing through both widths', () => {
    const both = journeys.filter((journey) => sharesOf(journey)[0] === 'both');
    const sources = both.map(({ source }) => source).join('\n');
    for (const step of [
      "name: 'Confirm Payment'",
      'await redeemPoints(page)',
      "name: 'Cancel this stay'",
      'await openChange(page)',
    ]) {
      expect(sources).toContain(step);
    }
  });

  it('is half at either width', () => {
    const [phone, desktop] = [runsAt('phone'), runsAt('desktop')].map((share) =>
      sum(share.map(costOf)),
    );
    const part = (phone ?? 0) / ((phone ?? 0) + (desktop ?? 0));
    expect(Math.abs(part - 0.5)).toBeLessThan(LEEWAY);
    expect(Math.abs(runsAt('phone').length - runsAt('desktop').length)).toBeLessThanOrEqual(6);
  });
});
