import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort } from '../testing/resort-builders.ts';

const catalogue = [
  aCatalogueResort({ id: 'R1', placeName: 'Pier', bedrooms: '2 bedroom', region: 'Europe' }),
  aCatalogueResort({ id: 'R2', placeName: 'Lakehouse', bedrooms: 'studio', region: 'Asia' }),
  aCatalogueResort({ id: 'R3', placeName: 'Lodge', bedrooms: '4 bedroom' }),
];
const names = (): (string | null)[] =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the Last Call page', () => {
  it('lists stays with their total and tax, cheapest first, none with 3 or 4 bedrooms', async () => {
    renderRoute('/lastCallVacation', { live: { catalogue } });
    expect(await screen.findByText('2 stays')).toBeVisible();
    expect(names()).toEqual(['Lakehouse', 'Pier']);
    expect(screen.getAllByRole('article')[0]).toHaveTextContent(
      'Studio · 329.08 USD a stay, with tax',
    );
  });

  it('narrows by unit, keeps that in the address, and can be cleared', async () => {
    const { address } = renderRoute('/lastCallVacation?unit=1+bedroom', { live: { catalogue } });
    expect(await screen.findByText('Nothing like that right now')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(address()).toBe('/lastCallVacation');
    await userEvent.click(screen.getByRole('button', { name: '2 bedroom' }));
    expect(address()).toBe('/lastCallVacation?unit=2+bedroom');
    expect(names()).toEqual(['Pier']);
  });

  it('has a bar with places, favorites and filters that all do something', async () => {
    renderRoute('/lastCallVacation', { live: { catalogue } });
    // The styles of a desktop hide it; there is no layout here.
    const bar = await screen.findByLabelText('Last Call');
    expect(
      within(bar).getByRole('link', { name: 'Resorts by place', hidden: true }),
    ).toHaveAttribute('href', '/directory');
    expect(within(bar).getByRole('link', { name: 'My Favorites', hidden: true })).toHaveAttribute(
      'href',
      '/myFavorites',
    );
    await userEvent.click(within(bar).getByRole('button', { name: 'Filters', hidden: true }));
    const sheet = screen.getByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Studio' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 1 stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      within(bar).getByRole('button', { name: 'Filters (1)', hidden: true }),
    ).toBeInTheDocument();
    expect(names()).toEqual(['Lakehouse']);
  });
});
