import { describe, expect, it } from 'vitest';
import {
  CLUB_PASSWORD_POLICY,
  clubPolicy,
  DEFAULT_PASSWORD_POLICY,
  unmetRules,
} from './password-policy.ts';

const STRICT = {
  minLength: 8,
  maxLength: 12,
  lowercase: true,
  uppercase: true,
  numeric: true,
  nonAlphanumeric: true,
};

describe('unmetRules', () => {
  it('asks for six characters and nothing else by default', () => {
    expect(unmetRules('abcde', DEFAULT_PASSWORD_POLICY)).toEqual(['Use at least 6 characters.']);
    expect(unmetRules('abcdef', DEFAULT_PASSWORD_POLICY)).toEqual([]);
    expect(unmetRules('      ', DEFAULT_PASSWORD_POLICY)).toEqual([]);
  });

  it.each([
    ['Abcdef1!', []],
    ['Abc1!', ['Use at least 8 characters.']],
    ['Abcdefghijk1!', ['Use at most 12 characters.']],
    ['ABCDEF1!', ['Use a lowercase letter.']],
    ['abcdef1!', ['Use an uppercase letter.']],
    ['Abcdefg!', ['Use a digit.']],
    ['Abcdefg1', ['Use a character that is neither letter nor digit.']],
    ['Ünïcöde1', ['Use a character that is neither letter nor digit.']],
  ])('of a strict policy for %j are %j', (password, rules) => {
    expect(unmetRules(password, STRICT)).toEqual(rules);
  });

  it('are all named at once', () => {
    expect(unmetRules('', STRICT)).toHaveLength(5);
  });
});

describe('the policy of the club', () => {
  it('asks for eight characters, whatever the service would take', () => {
    expect(CLUB_PASSWORD_POLICY).toEqual({ ...DEFAULT_PASSWORD_POLICY, minLength: 8 });
    expect(clubPolicy({ ...STRICT, minLength: 10 })).toEqual({ ...STRICT, minLength: 10 });
    expect(unmetRules('abcdefg', CLUB_PASSWORD_POLICY)).toEqual(['Use at least 8 characters.']);
    expect(unmetRules('abcdefgh', CLUB_PASSWORD_POLICY)).toEqual([]);
  });

  it('takes none of the most common passwords, in letters of any size', () => {
    const policy = clubPolicy(DEFAULT_PASSWORD_POLICY, new Set(['iloveyou']));
    const rule = 'Use one that is not among the most common passwords.';
    expect(unmetRules('iloveyou', policy)).toEqual([rule]);
    expect(unmetRules('ILoveYou', policy)).toEqual([rule]);
    expect(unmetRules('iloveyou-2', policy)).toEqual([]);
    // An empty field meets no rule, so that all of them are listed below it.
    expect(unmetRules('', policy)).toEqual(['Use at least 8 characters.', rule]);
    // What a policy rejects already it still rejects.
    expect(unmetRules('iloveyou', clubPolicy(policy))).toEqual([rule]);
  });
});

it('a password may be as long as the policy says', () => {
  const policy = { ...DEFAULT_PASSWORD_POLICY, maxLength: 8 };
  expect(unmetRules('12345678', policy)).toEqual([]);
  expect(unmetRules('123456789', policy)).toEqual(['Use at most 8 characters.']);
});
