import { ApiError } from '@club/domain/api/errors';
import { describe, expect, it } from 'vitest';
import { privateResponse, publicResponse, errorResponse } from './response.ts';

describe('publicResponse', () => {
  const { headers } = publicResponse(200, { a: 1 }, undefined);
  const tag = headers['ETag'] ?? '';

  it('may be cached, and has a tag that depends on its content', () => {
    expect(headers['Cache-Control']).toBe('public, max-age=60, s-maxage=300');
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(publicResponse(200, { a: 1 }, undefined).headers['ETag']).toBe(tag);
    expect(publicResponse(200, { a: 2 }, undefined).headers['ETag']).not.toBe(tag);
  });

  it('is 304 without a body for a matching tag, alone or among others', () => {
    expect(publicResponse(200, { a: 1 }, tag)).toMatchObject({ status: 304, body: '' });
    expect(publicResponse(200, { a: 1 }, `"x", ${tag}`).status).toBe(304);
    expect(publicResponse(200, { a: 2 }, tag)).toMatchObject({ status: 200, body: '{"a":2}' });
  });
});

describe('errorResponse', () => {
  it('has code, message and field, and must not be cached', () => {
    const response = errorResponse(
      new ApiError('invalid-input', { field: 'email', message: 'No.' }),
    );
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body)).toEqual({
      code: 'invalid-input',
      message: 'No.',
      field: 'email',
    });
    expect(response.headers['Cache-Control']).toBe('no-store');
  });

  it('has WWW-Authenticate without a sign-in, and Retry-After after too many requests', () => {
    expect(errorResponse(new ApiError('not-signed-in')).headers['WWW-Authenticate']).toBe('Bearer');
    expect(errorResponse(new ApiError('busy')).headers['Retry-After']).toBe('2');
    const tooOften = new ApiError('too-many-requests', { details: { retryAfterSeconds: 720 } });
    expect(errorResponse(tooOften).headers['Retry-After']).toBe('720');
    expect(errorResponse(new ApiError('not-allowed')).headers).not.toHaveProperty('Retry-After');
  });
});

describe('privateResponse', () => {
  it('must not be cached', () => {
    expect(privateResponse(201, {}).headers['Cache-Control']).toBe('no-store');
  });
});
