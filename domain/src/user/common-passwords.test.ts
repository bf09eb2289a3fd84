import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { CLUB_MIN_PASSWORD_LENGTH } from './password-policy.ts';

describe('the most common passwords', () => {
  it('are thousands, and have the ones that everybody knows', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(2900);
    const known = ['password', '12345678', 'iloveyou', 'qwertyuiop', 'password123', 'trustno1'];
    expect(known.filter((password) => !COMMON_PASSWORDS.has(password))).toEqual([]);
  });

  it('are long enough to be tried here, and written as they are looked up', () => {
    const odd = [...COMMON_PASSWORDS].filter(
      (password) =>
        password.length < CLUB_MIN_PASSWORD_LENGTH || password !== password.toLowerCase(),
    );
    expect(odd).toEqual([]);
  });
});
