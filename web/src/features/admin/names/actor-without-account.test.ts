import { expect, it } from 'vitest';
import { actorWithoutAccount, capital } from './actor-without-account.ts';

it('names who acts without an account', () => {
  expect(actorWithoutAccount('console')).toBe('the server console');
  expect(actorWithoutAccount('constructor')).toBeNull();
  expect(capital('the server console')).toBe('The server console');
});
