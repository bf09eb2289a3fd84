import { describe, expect, it } from 'vitest';
import {
  fullPath,
  isKnownPath,
  loginPath,
  registrationPath,
  resortPath,
  safeReturnPath,
  stayPath,
} from './paths.ts';

describe('the way back after signing in', () => {
  it.each([
    '/dashboard/my-bookings',
    '/available-booking?resort=R1001&type=lastCall&unit=studio&from=2026-12-05&to=2026-12-11',
    '/singleResortPage/R1001?tab=reviews',
    '/dashboard/my-bookings/0123456789abcdef01234567',
    '/dashboard/my-bookings/0123456789abcdef01234567/change?unit=studio',
    '/?location=lake&page=2#resorts',
  ])('leads to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    ['another origin', 'https://elsewhere.example.com/'],
    ['another origin without scheme', '//elsewhere.example.com/login'],
    ['a backslash that browsers read as a slash', '/\\elsewhere.example.com'],
    ['a backslash further on', '/search\\..\\x'],
    ['a tab that browsers drop', '/\t/elsewhere.example.com'],
    ['a line end', '/search\n'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'dashboard/overview'],
    ['a page that does not exist', '/nothing-here'],
    ['the login page itself', '/login?from=%2Fprofile'],
    ['the registration page', '/registration'],
    ['an empty text', ''],
    ['nothing', null],
    ['a resort path with more behind it', '/singleResortPage/R1/../../x'],
    ['a booking path with more behind it', '/dashboard/my-bookings/b1/x'],
  ])('leads home instead of to %s', (_what, text) => {
    expect(safeReturnPath(text)).toBe('/');
  });

  it('leads home for a very long address', () => {
    expect(safeReturnPath(`/search?q=${'x'.repeat(3000)}`)).toBe('/');
  });
});

describe('addresses', () => {
  it('carry the whole path to the login page', () => {
    const from = fullPath({ pathname: '/checkout', search: '?unit=2+bedroom', hash: '' });
    expect(loginPath(from)).toBe('/login?from=%2Fcheckout%3Funit%3D2%2Bbedroom');
    expect(new URLSearchParams(loginPath(from).split('?')[1]).get('from')).toBe(from);
  });

  it('need no way back to the home page', () => {
    expect(loginPath('/')).toBe('/login');
    expect(registrationPath(undefined)).toBe('/registration');
  });

  it('contain the chosen parts of a stay', () => {
    expect(stayPath('units', { resort: 'R1001', type: 'rciPoints' })).toBe(
      '/single-available-unit?resort=R1001&type=rciPoints',
    );
    expect(
      stayPath('offer', {
        resort: 'R1001',
        type: 'lastCall',
        unit: '2 bedroom',
        from: '2026-12-05',
        to: '2026-12-11',
      }),
    ).toBe(
      '/available-booking?resort=R1001&type=lastCall&unit=2+bedroom&from=2026-12-05&to=2026-12-11',
    );
  });

  it('escape an id', () => {
    expect(resortPath('A/B?c')).toBe('/singleResortPage/A%2FB%3Fc');
    expect(isKnownPath(resortPath('A/B?c'))).toBe(true);
  });
});
