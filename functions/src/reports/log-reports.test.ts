import { apiErrorOf } from '@club/domain/testing/api-error-of';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logClientError } from './log-client-error.ts';
import { logViolations } from './log-violations.ts';
import { takeReport } from './take-report.ts';

const log = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);

const NOW = Date.UTC(2026, 11, 1);
const context = (address: string | null) => ({
  caller: null,
  idempotencyKey: null,
  nowMs: NOW,
  address,
});

beforeEach(() => {
  log.error.mockClear();
  log.warn.mockClear();
});

describe('an error of a browser', () => {
  it('is logged without personal data, whatever was sent', async () => {
    const sent = {
      name: 'TypeError',
      message: 'no "Anna Berg", anna@example.com, 4242 4242 4242 4242, q8Zk2Lm0pX4vB7nT1cRd',
      frames: ['pay /assets/pay-1.js:3:4', 'Anna Berg of 1 Shore Road'],
      page: '/trips/12345?card=secret',
    };
    const answer = await logClientError(sent, context('203.0.113.1'));
    expect(answer).toEqual({ status: 200, body: { noted: 1 } });
    expect(log.error.mock.calls).toEqual([
      [
        'A browser reported an error.',
        {
          report: {
            name: 'TypeError',
            message: 'no <quoted>, <email> <id>, <id>',
            frames: ['pay /assets/pay-1.js:3:4'],
            page: '/trips/:id',
          },
        },
      ],
    ]);
  });
});

describe('a violation of the policy', () => {
  it('is logged; an empty report is neither logged nor counted', async () => {
    const violation = { directive: 'img-src', blocked: 'data:', page: '/', source: '' };
    for (let at = 0; at < 40; at += 1) await logViolations({ violations: [] }, context(null));
    expect(log.warn).not.toHaveBeenCalled();
    const answer = await logViolations({ violations: [violation, violation] }, context(null));
    expect(answer.body).toEqual({ noted: 2 });
    expect(log.warn.mock.calls).toEqual([
      [
        'The content security policy has blocked something.',
        { violations: [violation, violation] },
      ],
    ]);
  });
});

describe('the limit of reports', () => {
  it('is 30 an hour per address and kind, and says when the next one is allowed', () => {
    for (let at = 0; at < 30; at += 1) takeReport('error', '203.0.113.2', NOW);
    const error = apiErrorOf(() => takeReport('error', '203.0.113.2', NOW + 60_000));
    expect([error.code, error.details]).toEqual(['too-many-requests', { retryAfterSeconds: 3540 }]);
    expect(() => takeReport('violation', '203.0.113.2', NOW)).not.toThrow();
    expect(() => takeReport('error', '203.0.113.3', NOW)).not.toThrow();
    expect(() => takeReport('error', '203.0.113.2', NOW + 3_600_000)).not.toThrow();
  });

  it('is shared by all unknown addresses', () => {
    const later = NOW + 7_200_000;
    for (let at = 0; at < 15; at += 1) {
      takeReport('error', null, later);
      takeReport('error', undefined, later);
    }
    expect(apiErrorOf(() => takeReport('error', null, later)).status).toBe(429);
  });

  it('is 300 an hour for all together', () => {
    const later = NOW + 14_400_000;
    for (let at = 0; at < 300; at += 1) takeReport('error', `198.51.100.${at}`, later);
    expect(apiErrorOf(() => takeReport('error', '203.0.113.9', later)).code).toBe(
      'too-many-requests',
    );
  });
});
