import { beforeEach, describe, expect, it } from 'vitest';
import { attempts, isOpenRefusal } from './attempts.ts';
import { clearPersonalStore } from './local-store.ts';

beforeEach(() => clearPersonalStore());

describe('the key of an order', () => {
  it('is the same until the server has answered, and another one for another order', () => {
    const orders = attempts('testOrders');
    const key = orders.keyOf('one');
    expect(orders.keyOf('one')).toBe(key);
    expect(orders.keyOf('two')).not.toBe(key);
    orders.end();
    expect(orders.keyOf('one')).not.toBe(key);
  });

  it('is of one kind of order alone', () => {
    const key = attempts('testOrders').keyOf('one');
    attempts('otherOrders').end();
    expect(attempts('testOrders').keyOf('one')).toBe(key);
    expect(attempts('otherOrders').keyOf('one')).not.toBe(key);
  });

  it('stays after a refusal that says nothing about what was done', () => {
    expect(isOpenRefusal('busy')).toBe(true);
    expect(isOpenRefusal('card-declined')).toBe(false);
  });
});
