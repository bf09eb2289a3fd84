import { BORROW_LIMIT_POINTS, DEPOSIT_LIMIT_POINTS } from '@club/domain/points/account';
import { formatPoints } from '../../formats/reader-formats.ts';
import { describe, expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';
import { HELP_TOPICS } from './help-topics.ts';
import { graceSentence, policyFacts } from './policy-text.ts';

const found = (query: string): string[] => findAnswers(HELP_TOPICS, query).map(({ id }) => id);

describe('searching the answers', () => {
  it('shows everything while nothing is typed', () => {
    expect(found('  ').length).toBe(HELP_TOPICS.flatMap(({ entries }) => entries).length);
  });

  it.each([
    ['cancel', 'cancelling'],
    ['REFUND', 'refunds'],
    ['move dates', 'changing'],
    ['guest', 'guests'],
    ['480', 'holds'],
    ['waitlist', 'waitlist'],
    [formatPoints(BORROW_LIMIT_POINTS), 'borrowing'],
    [formatPoints(DEPOSIT_LIMIT_POINTS), 'depositing'],
  ])('finds what %s is about first', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it('finds nothing when one of the words is nowhere', () => {
    expect(found('cancel elephant')).toEqual([]);
  });
});

describe('the answers', () => {
  it('each have an anchor of their own', () => {
    const ids = HELP_TOPICS.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  it('are never empty', () => {
    for (const { answer } of HELP_TOPICS.flatMap(({ entries }) => entries)) {
      expect(answer.length).toBeGreaterThan(0);
    }
  });

  it('state the cancellation policy', () => {
    expect(policyFacts('cash')).toEqual({
      kind: 'facts',
      rows: [
        { label: 'At least 15 days before', value: 'Everything' },
        { label: '14 to 7 days before', value: 'Half' },
        { label: 'Less than 7 days before', value: 'Nothing' },
      ],
    });
    expect(graceSentence('points')).toBe(
      'Within 24 hours of booking everything comes back, whenever check-in is.',
    );
    expect(graceSentence('cash')).toBe(
      'Within 24 hours of booking everything comes back, as long as check-in is at least 7 days off.',
    );
  });
});
