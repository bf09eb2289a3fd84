import { describe, expect, it } from 'vitest';
import { withStay } from './stay-search.ts';

const TODAY = '2026-11-20';
const STAY = 'from=2026-12-05&to=2026-12-11&sleeps=4&unit=1+bedroom&type=lastCall';
const link = (to: string, query = STAY): string => withStay(to, new URLSearchParams(query), TODAY);

describe('a link with the stay that is looked for', () => {
  it.each([
    ['/', `/?${STAY}`],
    ['/#resorts', `/?${STAY}#resorts`],
    ['/lastCallVacation', `/lastCallVacation?${STAY}`],
    ['/search?q=bay&ids=R1,R2', `/search?q=bay&ids=R1,R2&${STAY}`],
    ['/?location=Como#resorts', `/?location=Como&${STAY}#resorts`],
    ['/myFavorites?board=b1', `/myFavorites?board=b1&${STAY}`],
  ])('goes from %s to %s', (to, expected) => {
    expect(link(to)).toBe(expected);
  });

  it.each(['/profile', '/login?from=/', '/dashboard/overview', '/boards/x'])(
    'leaves %s alone, which looks for none',
    (to) => {
      expect(link(to)).toBe(to);
    },
  );

  it('takes along nothing else of the address, and nothing that is past or invalid', () => {
    expect(link('/', `page=3&crown=gold&balance=1&${STAY}`)).toBe(`/?${STAY}`);
    expect(link('/', 'from=/singleResortPage/R1')).toBe('/');
    expect(link('/', 'from=2026-11-19&to=2026-11-22&sleeps=2')).toBe('/?sleeps=2');
    expect(link('/', 'type=free&unit=tent&sleeps=many')).toBe('/');
  });
});
