import { nightNumber, runsOf } from '@club/domain/availability/scarce-nights';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aMember, renderRoute } from '../testing/render-route.tsx';
import { aFavourite } from '../testing/favourite-builder.ts';
import { aCatalogueResort } from '../testing/resort-builders.ts';

const catalogue = [
  aCatalogueResort({ id: 'R1', placeName: 'Pier', bedrooms: '2 bedroom', region: 'Europe' }),
  aCatalogueResort({
    id: 'R2',
    placeName: 'Lakehouse',
    bedrooms: 'studio',
    region: 'Asia',
    units: 2,
  }),
  aCatalogueResort({ id: 'R3', placeName: 'Lodge', bedrooms: '4 bedroom' }),
  aCatalogueResort({ id: 'R4', placeName: 'Mill', bedrooms: 'studio', region: 'Asia' }),
];
/** The Mill is sold out from today on for ten nights. */
const scarceNights = new Map([
  [
    'R4',
    runsOf(
      new Map(Array.from({ length: 10 }, (_, night) => [nightNumber('2026-12-02') + night, 0])),
    ),
  ],
]);
const live = { catalogue, scarceNights };
const names = (): (string | null)[] =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
/** The styles of a desktop hide the bar; there is no layout here. */
const bottomBar = () => screen.findByLabelText('Last Call');

describe('the Last Call page', () => {
  it('lists free stays with their total and tax and what is left, cheapest first', async () => {
    renderRoute('/lastCallVacation', { live });
    expect(await screen.findByText('3 stays')).toBeVisible();
    expect(names()).toEqual(['Lakehouse', 'Mill', 'Pier']);
    const [first, second, third] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Studio · $329.08 a stay, with tax');
    expect(first).toHaveTextContent('Wed, 2 Dec 2026, 6 nights · 2 units left');
    expect(second).toHaveTextContent('Sat, 12 Dec 2026, 6 nights · more than 3 units left');
    expect(third).toHaveTextContent('2 bedroom · $403.63 a stay, with tax');
  });

  it('shows only what is free within the days of check-in', async () => {
    const { address } = renderRoute('/lastCallVacation', { live });
    await userEvent.click(await screen.findByRole('button', { name: 'Next 7 days' }));
    expect(address()).toBe('/lastCallVacation?window=7');
    expect(names()).toEqual(['Lakehouse', 'Pier']);
    expect(screen.getByRole('button', { name: 'Next 7 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next 45 days' }));
    expect(address()).toBe('/lastCallVacation');
  });

  it('sorts by the day of check-in', async () => {
    const { address } = renderRoute('/lastCallVacation', { live });
    await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Earliest check-in');
    expect(address()).toBe('/lastCallVacation?sort=date');
    expect(names()).toEqual(['Lakehouse', 'Pier', 'Mill']);
  });

  it('says which filter to drop where nothing is left, and drops it', async () => {
    const { address } = renderRoute('/lastCallVacation?unit=2+bedroom&region=Asia', { live });
    expect(await screen.findByText('No resort has all of that')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Drop “2 bedroom” · 2 resorts' }));
    expect(address()).toBe('/lastCallVacation?region=Asia');
    expect(names()).toEqual(['Lakehouse', 'Mill']);
  });

  it('leads to later days where nothing begins soon', async () => {
    const sold = runsOf(
      new Map(Array.from({ length: 90 }, (_, night) => [nightNumber('2026-12-02') + night, 0])),
    );
    const { address } = renderRoute('/lastCallVacation', {
      live: { catalogue: catalogue.slice(0, 1), scarceNights: new Map([['R1', sold]]) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Look at later days' }));
    expect(address()).toBe('/lastCallVacation?window=later');
    expect(names()).toEqual(['Pier']);
  });

  it('has a bar whose filters open a sheet that counts, applies and goes into the address', async () => {
    const { address } = renderRoute('/lastCallVacation', { live });
    const bar = await bottomBar();
    await screen.findByText('3 stays');
    await userEvent.click(within(bar).getByRole('button', { name: 'Filters', hidden: true }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 30_000 });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Studio' }));
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Show 2 stays' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/lastCallVacation?unit=studio');
    expect(
      within(bar).getByRole('button', { name: 'Filters (1)', hidden: true }),
    ).toBeInTheDocument();
    expect(names()).toEqual(['Lakehouse', 'Mill']);
  });

  it('has a heart in the bar that counts what is saved', async () => {
    renderRoute('/lastCallVacation', {
      session: aMember(),
      live: { ...live, own: { ownFavourites: [aFavourite('R1'), aFavourite('R2')] } },
    });
    const bar = await bottomBar();
    expect(
      within(bar).getByRole('link', { name: 'My Favorites, 2 saved', hidden: true }),
    ).toHaveAttribute('href', '/myFavorites');
  });

  it('opens the map from the bar, and the map leads back to the list', async () => {
    const { address } = renderRoute('/lastCallVacation', { live });
    const button = within(await bottomBar()).getByRole('button', { name: 'Map', hidden: true });
    await userEvent.click(button);
    expect(address()).toBe('/lastCallVacation?view=map');
    const map = await screen.findByRole('dialog', { name: 'Map of resorts' });
    await userEvent.click(within(map).getByRole('button', { name: 'List' }));
    expect(address()).toBe('/lastCallVacation?view=list');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
