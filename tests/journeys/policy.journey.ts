import { expect, test } from '@playwright/test';
import { joinClub } from './arrivals.ts';

// Not the club's own test: what is rejected here complains in the console on purpose.

test('the pages keep to the policy, and nothing becomes a script @desktop', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note: unknown = Reflect.get(window, 'noteViolation');
      if (typeof note === 'function') {
        note(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
      }
    });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Find your dream vacation!' })).toBeVisible();
  await joinClub(page, '/dashboard/overview');
  await expect(page.getByRole('heading', { name: /Your Bookings/ })).toBeVisible();
  expect(violations).toEqual([]);

  // What an attacker would do with a hole in the page.
  const rejected = await page.evaluate(() => {
    const tries = [
      () => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      },
      () => {
        document.createElement('script').text = 'alert(1)';
      },
      () => {
        document.createElement('script').src = 'https://evil.example/x.js';
      },
    ];
    return tries.map((once) => {
      try {
        once();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    });
  });
  expect(rejected).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
});

test('an error of a page is reported to the club, without the member @desktop', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/client-errors')) reports.push(request.postData() ?? '');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The scripts of the page come after what can be read.
  await page.waitForFunction(() => !Reflect.has(window, 'earlyPresses'));
  const answer = page.waitForResponse((response) => response.url().endsWith('/client-errors'));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('no "Anna Berg" (anna@example.com)');
    }, 0);
  });
  expect((await answer).status()).toBe(200);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain('RangeError');
  expect(reports[0]).not.toMatch(/Anna|anna@/);
});
