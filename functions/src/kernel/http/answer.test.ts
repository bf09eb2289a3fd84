import { ApiError } from '@club/domain/api/errors';
import { describe, expect, it } from 'vitest';
import { privateAnswer, publicAnswer, refusalAnswer } from './answer.ts';

describe('publicAnswer', () => {
  const { headers } = publicAnswer(200, { a: 1 }, undefined);
  const tag = headers['ETag'] ?? '';

  it('may be kept, and has a tag that follows from its content', () => {
    expect(headers['Cache-Control']).toBe('public, max-age=60, s-maxage=300');
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(publicAnswer(200, { a: 1 }, undefined).headers['ETag']).toBe(tag);
    expect(publicAnswer(200, { a: 2 }, undefined).headers['ETag']).not.toBe(tag);
  });

  it('is 304 without a body for who has it, alone or among others', () => {
    expect(publicAnswer(200, { a: 1 }, tag)).toMatchObject({ status: 304, body: '' });
    expect(publicAnswer(200, { a: 1 }, `"x", ${tag}`).status).toBe(304);
    expect(publicAnswer(200, { a: 2 }, tag)).toMatchObject({ status: 200, body: '{"a":2}' });
  });
});

describe('refusalAnswer', () => {
  it('says code, message and field, and must not be kept', () => {
    const answer = refusalAnswer(new ApiError('invalid-input', { field: 'email', message: 'No.' }));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({
      code: 'invalid-input',
      message: 'No.',
      field: 'email',
    });
    expect(answer.headers['Cache-Control']).toBe('no-store');
  });

  it('tells who is not signed in how to, and who is too early to wait', () => {
    expect(refusalAnswer(new ApiError('not-signed-in')).headers['WWW-Authenticate']).toBe('Bearer');
    expect(refusalAnswer(new ApiError('busy')).headers['Retry-After']).toBe('2');
    const tooOften = new ApiError('too-many-requests', { details: { retryAfterSeconds: 720 } });
    expect(refusalAnswer(tooOften).headers['Retry-After']).toBe('720');
    expect(refusalAnswer(new ApiError('not-allowed')).headers).not.toHaveProperty('Retry-After');
  });
});

describe('privateAnswer', () => {
  it('is for the caller alone', () => {
    expect(privateAnswer(201, {}).headers['Cache-Control']).toBe('no-store');
  });
});
