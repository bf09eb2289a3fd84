import { describe, expect, it } from 'vitest';
import { API_ERRORS, ApiError, isApiErrorCode } from './errors.ts';

describe('errors of the API', () => {
  it.each(Object.entries(API_ERRORS))('%s has a status and a sentence', (code, error) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(600);
    expect(error.message).toMatch(/^[A-Z].*[a-z.]$/);
  });

  it.each([
    ['invalid-input', 400],
    ['unknown-field', 400],
    ['not-signed-in', 401],
    ['card-declined', 402],
    ['not-allowed', 403],
    ['user-not-found', 404],
    ['method-not-allowed', 405],
    ['sold-out', 409],
    ['price-changed', 409],
    ['body-too-large', 413],
    ['unsupported-media-type', 415],
  ] as const)('%s answers %i', (code, status) => {
    expect(new ApiError(code).status).toBe(status);
  });

  it('say the words of the rules', () => {
    expect(API_ERRORS['already-registered'].message).toBe('You are already registered');
    expect(API_ERRORS['self-demotion'].message).toBe('You cannot remove yourself as an admin.');
  });

  it('carry code and sentence, and field and details only where there are any', () => {
    expect(new ApiError('sold-out').toBody()).toEqual({
      code: 'sold-out',
      message: 'These nights have just been taken.',
    });
    expect(
      new ApiError('invalid-input', {
        message: 'City is required.',
        field: 'billingInfo.city',
        details: { errors: 1 },
      }).toBody(),
    ).toEqual({
      code: 'invalid-input',
      message: 'City is required.',
      field: 'billingInfo.city',
      details: { errors: 1 },
    });
    expect(new ApiError('busy')).toBeInstanceOf(Error);
  });

  it('are told from other words', () => {
    expect(isApiErrorCode('busy')).toBe(true);
    for (const other of ['toString', '__proto__', '', null, 409]) {
      expect(isApiErrorCode(other)).toBe(false);
    }
  });
});

it('an error says what it is, and a body has only what there is', () => {
  expect(new ApiError('busy').name).toBe('ApiError');
  expect(Object.keys(new ApiError('busy').toBody())).toEqual(['code', 'message']);
  expect(isApiErrorCode(['busy'])).toBe(false);
});
