import { describe, expect, it, vi } from 'vitest';
import { errorReporter } from './error-reporter.ts';

const reporter = (path = '/dashboard/my-bookings') => {
  const sent: unknown[] = [];
  const report = errorReporter(
    (body) => {
      sent.push(JSON.parse(body));
    },
    () => path,
  );
  return { sent, report };
};

describe('errors of the page', () => {
  it('are reported to the club, without anything personal', () => {
    const { sent, report } = reporter('/trips/12345');
    report(new TypeError("no 'Anna Berg' (anna@example.com)"));
    expect(sent).toEqual([
      {
        name: 'TypeError',
        message: 'no <quoted> (<email>)',
        frames: expect.any(Array),
        page: '/trips/:id',
      },
    ]);
  });

  it('are reported once each, and five per visit', () => {
    const { sent, report } = reporter();
    const same = new Error('again');
    for (let at = 0; at < 10; at += 1) report(same);
    expect(sent).toHaveLength(1);
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) report(new Error(word));
    expect(sent).toHaveLength(5);
  });

  it.each([
    new TypeError('Failed to fetch'),
    new DOMException('The user aborted a request.', 'AbortError'),
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    new Error('Failed to get document because the client is offline.'),
    Object.assign(new Error('Missing or insufficient permissions.'), { code: 'permission-denied' }),
    Object.assign(new Error('The session has ended.'), { code: 'unauthenticated' }),
  ])('are not reported when the page is not at fault: %s', (error) => {
    const { sent, report } = reporter();
    report(error);
    expect(sent).toEqual([]);
  });

  it('go nowhere before the page has started to report', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { reportError } = await import('./report-errors.ts');
    reportError(new Error('x'));
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});
