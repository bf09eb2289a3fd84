import { describe, expect, it } from 'vitest';
import { readSecondFactorState, secondFactorState } from './second-factor-state.ts';

const DEMANDED = { isAdmin: true, needsSecondFactor: true };

describe('secondFactorState', () => {
  it.each([
    [{}, null, 'not-needed'],
    [{ isAdmin: true }, null, 'not-needed'],
    [{ isAdmin: true }, 'totp', 'not-needed'],
    [{ needsSecondFactor: true }, null, 'not-needed'],
    [{ isAdmin: true, needsSecondFactor: 'true' }, null, 'not-needed'],
    [DEMANDED, null, 'missing'],
    [DEMANDED, '', 'missing'],
    [DEMANDED, 'totp', 'shown'],
    [DEMANDED, 'phone', 'shown'],
  ])('of claims %j and the factor %s is %s', (claims, signInSecondFactor, state) => {
    expect(secondFactorState({ claims, signInSecondFactor })).toBe(state);
  });
});

describe('readSecondFactorState', () => {
  it('reads what was written, and nothing else', () => {
    for (const state of ['not-needed', 'shown', 'missing'] as const) {
      expect(readSecondFactorState(state)).toBe(state);
    }
    for (const other of [undefined, null, true, 'no']) {
      expect(readSecondFactorState(other)).toBe('not-needed');
    }
  });
});
