import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort } from '../testing/resort-builders.ts';

const live = {
  catalogue: [
    aCatalogueResort({ id: 'R1', placeName: 'Pier', location: 'Naples, Italy', region: 'Italy' }),
    aCatalogueResort({ id: 'R2', placeName: 'Mill', lat: null, lng: null }),
  ],
  scarceNights: new Map(),
};
const STAY = 'from=2026-12-07&to=2026-12-10&sleeps=2&type=lastCall';
const AT_RESORT = 'type=lastCall&from=2026-12-07&to=2026-12-10&sleeps=2';
const hrefOf = (name: string): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

describe('the stay that is looked for', () => {
  it('goes along to the lists of the bar', async () => {
    renderRoute(`/search?q=pier&page=2&${STAY}`, { live });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(bar).getByRole('link', { name: 'Home' })).toHaveAttribute('href', `/?${STAY}`);
    expect(within(bar).getByRole('link', { name: 'Book' })).toHaveAttribute(
      'href',
      `/lastCallVacation?${STAY}`,
    );
    const login = within(bar).getByRole('link', { name: 'Login' });
    expect(login.getAttribute('href')).toMatch(/^\/login\?from=/);
  });

  it('goes along with a search, its suggestions and its history', async () => {
    localStorage.setItem('searchHistory', '["lagoon"]');
    const { address } = renderRoute(`/?${STAY}`, { live });
    const field = (await screen.findAllByRole('combobox', { name: /Search by resort/ }))[0];
    if (field === undefined) throw new Error('There is no search field.');
    await userEvent.click(field);
    const earlier = await screen.findByRole('option', { name: /lagoon/ }, { timeout: 30_000 });
    expect(earlier).toHaveAttribute('href', `/search?q=lagoon&${STAY}`);
    await userEvent.type(field, 'naples');
    const place = await screen.findByRole('option', { name: /Naples, Italy 1|^Naples, Italy/ });
    expect(place.getAttribute('href')).toContain(STAY);
    await userEvent.clear(field);
    await userEvent.type(field, 'pier');
    const resort = await screen.findByRole('option', { name: /^Pier/ });
    expect(resort).toHaveAttribute('href', `/singleResortPage/R1?${AT_RESORT}`);
    await userEvent.type(field, '{Enter}');
    expect(address()).toBe(`/search?q=pier&ids=R1&${STAY}`);
  });

  it('goes along from the names from A to Z', async () => {
    renderRoute(`/directory?open=p&${STAY}`, { live });
    await screen.findByRole('link', { name: 'Pier' });
    expect(hrefOf('Pier')).toBe(`/singleResortPage/R1?${AT_RESORT}`);
  });
});
