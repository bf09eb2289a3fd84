import { describe, expect, it } from 'vitest';
import { titledRows } from '../testing/titled.ts';
import { API_ERRORS, ApiError, isApiErrorCode, readDetails } from './errors.ts';

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

  it('say the texts of the rules', () => {
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
        details: { fields: { 'billingInfo.city': 'City is required.' } },
      }).toBody(),
    ).toEqual({
      code: 'invalid-input',
      message: 'City is required.',
      field: 'billingInfo.city',
      details: { fields: { 'billingInfo.city': 'City is required.' } },
    });
    expect(new ApiError('busy')).toBeInstanceOf(Error);
  });

  it('are distinguished from other texts', () => {
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

it('an error knows its code, and with it its details', () => {
  const error: ApiError = new ApiError('sold-out', { details: { soldOutNights: ['2026-12-05'] } });
  expect(error.is('sold-out') ? error.details?.soldOutNights : null).toEqual(['2026-12-05']);
  expect(error.is('busy')).toBe(false);
});

describe('details of an error', () => {
  const quote = {
    paymentMethod: 'cash',
    nights: 6,
    weekendNights: 2,
    pointsPerNight: 0,
    weekendSurcharge: 0,
    totalPoints: 0,
    priceCents: 29_900,
    taxCents: 3009,
    totalCents: 32_909,
  } as const;

  it.each([
    ['invalid-input', { fields: { city: 'City is required.' } }],
    ['card-declined', { reason: 'expired' }],
    ['sold-out', { soldOutNights: ['2026-12-05', '2026-12-06'] }],
    ['price-changed', { quote }],
    ['duplicate-booking', { bookingId: '0123456789abcdef01234567' }],
    ['refund-changed', { refund: { cents: 5, points: 0 } }],
    ['refund-changed', { refund: { cents: 0, points: 5 } }],
    ['change-price-changed', { difference: { cents: -5, points: 0 } }],
    ['status-not-allowed', { status: 'held' }],
    ['status-not-allowed', { status: null }],
    ['status-not-allowed', { status: 'held', allowed: ['expired'] }],
    ['free-now', { startDate: '2026-12-05', endDate: '2026-12-11' }],
    ['ticket-changed', { state: 'open', rev: 2 }],
    ['too-many-requests', { retryAfterSeconds: 0 }],
  ] as const)('are read as the code of %s declares them: %j', (code, raw) => {
    // What is absent stays absent: a screen may ask whether it is there.
    expect(readDetails(code, raw)).toStrictEqual(raw);
    expect(readDetails(code, { ...raw, more: 1 })).toEqual(raw);
  });

  it.each(
    titledRows(
      [
        ['invalid-input', { fields: { city: 1 } }],
        ['invalid-input', { fields: { city: 1, name: 'Name is required.' } }],
        ['invalid-input', { fields: ['City is required.'] }],
        ['card-declined', {}],
        ['sold-out', { soldOutNights: ['2026-12-05', '2026-13-01'] }],
        ['sold-out', { soldOutNights: '2026-12-05' }],
        ['price-changed', { quote: { ...quote, totalCents: 1.5 } }],
        ['price-changed', { quote: { ...quote, paymentMethod: 'gold' } }],
        ['price-changed', { quote: null }],
        ['duplicate-booking', { bookingId: '../users/x' }],
        ['refund-changed', { refund: { cents: -5, points: 0 } }],
        ['refund-changed', { refund: { cents: 5, points: -5 } }],
        ['refund-changed', { refund: { cents: 5 } }],
        ['change-price-changed', { difference: { cents: '5', points: 0 } }],
        ['status-not-allowed', { status: 'lost' }],
        ['status-not-allowed', { status: 'held', allowed: ['lost'] }],
        ['free-now', { startDate: '2026-12-05' }],
        ['ticket-changed', { state: 'lost', rev: 2 }],
        ['too-many-requests', { retryAfterSeconds: -1 }],
        ['too-many-requests', { retryAfterSeconds: '5' }],
        ['too-many-requests', { retryAfterSeconds: Number.POSITIVE_INFINITY }],
        ['too-many-requests', null],
        ['too-many-requests', [5]],
        ['sold-out', undefined],
        // A code without details has none, whatever was sent.
        ['busy', { soldOutNights: [] }],
      ],
      2,
    ),
  )('are null where they are not what the code declares: %s', (_, code, raw) => {
    expect(readDetails(code, raw)).toBeNull();
  });
});
