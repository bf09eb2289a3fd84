import { MAIL_BUDGET, MAIL_WINDOW_MS } from '@club/domain/limits/mail-budget';
import { describe, expect, test } from 'vitest';
import { NOON } from '../testing/booking-examples.ts';
import type { Hits } from '../limits/sliding-window.ts';
import {
  budgetIdsOf,
  memberBudgetId,
  recipientBudgetId,
  takeBudget,
  withinBudget,
} from './mail-budget.ts';

const GUEST = 'anna.berg@example.com';
const toGuest = (id: string, to = GUEST) => ({ id, to });
const toMember = (id: string) => ({ id, to: null });
const many = (count: number): Hits =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`earlier ${index}`, NOON - 1]));

describe('the buckets of mails', () => {
  test('are the member’s, and one for each guest’s address', () => {
    expect(
      budgetIdsOf('ada', [toMember('a'), toGuest('b'), toGuest('c', 'x@example.com')]),
    ).toEqual([
      memberBudgetId('ada'),
      recipientBudgetId(GUEST),
      recipientBudgetId('x@example.com'),
    ]);
    expect(budgetIdsOf(null, [toMember('a')])).toEqual([]);
    expect(budgetIdsOf(null, [toGuest('a')])).toEqual([recipientBudgetId(GUEST)]);
    expect(budgetIdsOf('ada', [])).toEqual([]);
  });

  test('are the same however an address is written, and do not reveal whose they are', () => {
    expect(recipientBudgetId(' ANNA.Berg@Example.com ')).toBe(recipientBudgetId(GUEST));
    expect(recipientBudgetId(GUEST)).not.toContain('anna');
    expect(memberBudgetId(GUEST)).not.toBe(recipientBudgetId(GUEST));
  });
});

describe('a budget', () => {
  const member = memberBudgetId('ada');
  const guest = recipientBudgetId(GUEST);
  const take = (mails: Parameters<typeof withinBudget>[1], counts: Record<string, number>) =>
    withinBudget(
      'ada',
      mails,
      new Map(Object.entries(counts).map(([id, count]) => [id, many(count)])),
      NOON,
    );

  test('allows so many mails of a member, and no more', () => {
    const left = take([toMember('a'), toMember('b')], { [member]: MAIL_BUDGET.perMember - 1 });
    expect([...left.allowed]).toEqual(['a']);
    expect(Object.keys(left.hits.get(member) ?? {})).toHaveLength(MAIL_BUDGET.perMember);
    const full = take([toMember('a')], { [member]: MAIL_BUDGET.perMember });
    expect(full.allowed.size).toBe(0);
    expect([left.freeAt, full.freeAt]).toEqual(
      Array.from({ length: 2 }, () => NOON - 1 + MAIL_WINDOW_MS),
    );
  });

  test('allows so many mails to one address, and does not count one that is left out', () => {
    const left = take([toGuest('a'), toGuest('b'), toMember('c')], {
      [guest]: MAIL_BUDGET.perRecipient - 1,
    });
    expect([...left.allowed]).toEqual(['a', 'c']);
    expect(Object.keys(left.hits.get(member) ?? {}).sort()).toEqual(['a', 'c']);
    const other = take([toGuest('a', 'x@example.com')], { [guest]: MAIL_BUDGET.perRecipient });
    expect(other.allowed.size).toBe(1);
  });

  test('counts the same mail once, and those of a day ago not any more', () => {
    const twice = take([toMember('earlier 0')], { [member]: MAIL_BUDGET.perMember });
    expect(twice.allowed.size).toBe(1);
    const before = new Map([[member, many(MAIL_BUDGET.perMember)]]);
    const later = NOON - 1 + MAIL_WINDOW_MS;
    expect(withinBudget('ada', [toMember('a')], before, later - 1).allowed.size).toBe(0);
    expect(withinBudget('ada', [toMember('a')], before, later).allowed.size).toBe(1);
  });

  test('throws for buckets that were not read', () => {
    expect(() => takeBudget('ada', [toMember('a')], [], NOON)).toThrow('was not read');
    expect(takeBudget('ada', [], [], NOON)).toEqual({
      allowed: new Set(),
      freeAt: null,
      writes: [],
    });
  });
});
