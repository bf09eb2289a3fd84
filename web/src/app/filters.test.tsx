import { accountWith } from '@club/domain/testing/points-account';
import { nightNumber, runsOf } from '@club/domain/availability/scarce-nights';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listedCards } from '../testing/listed-cards.ts';
import { aMember, renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort } from '../testing/resort-builders.ts';

const catalogue = [
  aCatalogueResort({ id: 'R1', placeName: 'Pier', bedrooms: '2 bedroom', amenities: ['Golf'] }),
  aCatalogueResort({ id: 'R2', placeName: 'Lakehouse', bedrooms: 'studio', sleeps: 2, rating: 10 }),
  aCatalogueResort({ id: 'R3', placeName: 'Lodge', bedrooms: '4 bedroom', sleeps: 10 }),
  aCatalogueResort({ id: 'R4', placeName: 'Closed', bedrooms: 'studio', available: false }),
];
/** The Pier is sold out on the night of 10 December. */
const scarceNights = new Map([['R1', runsOf(new Map([[nightNumber('2026-12-10'), 0]]))]]);
const live = { catalogue, scarceNights };

const names = (): (string | null)[] =>
  listedCards().map((card) => within(card).getByRole('heading').textContent);
const openSheet = async () => {
  await screen.findAllByRole('article');
  await userEvent.click(screen.getByRole('button', { name: /filters/i }));
  // Its code is loaded on first use, which takes a while on a busy machine.
  return screen.findByRole('dialog', { name: 'Filters' }, { timeout: 30_000 });
};

describe('the filters of the directory', () => {
  it('take effect at once in the bar, and go into the address', async () => {
    const { address } = renderRoute('/?page=1', { live });
    await screen.findAllByRole('article');
    await userEvent.selectOptions(screen.getByLabelText('Sleeps'), 'Sleeps 4+');
    expect(address()).toBe('/?page=1&sleeps=4');
    expect(names()).toEqual(['Pier', 'Lodge']);
    expect(screen.getByRole('heading', { name: '2 resorts match' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Unit type'), '4 bedroom');
    expect(screen.getByRole('heading', { name: '1 resort matches' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Best rated');
    expect(address()).toBe('/?page=1&sleeps=4&unit=4+bedroom&sort=rating');
  });

  it('count in the sheet before anything is applied', async () => {
    const { address } = renderRoute('/', { live });
    const sheet = await openSheet();
    expect(await within(sheet).findByRole('button', { name: 'Show 3 resorts' })).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Golf' }));
    expect(await within(sheet).findByRole('button', { name: 'Show 1 resort' })).toBeVisible();
    expect(address()).toBe('/');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Clear all' }));
    expect(await within(sheet).findByRole('button', { name: 'Show 3 resorts' })).toBeVisible();
    await userEvent.type(within(sheet).getByLabelText('Most points'), '45,000');
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Show 1 resort' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/?points=45000');
    expect(names()).toEqual(['Lakehouse']);
    expect(screen.getByRole('button', { name: /filters \(1\)/i })).toHaveFocus();
  });

  it('say what is no amount, and do not count it', async () => {
    renderRoute('/', { live });
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Card' }));
    await userEvent.type(within(sheet).getByLabelText(/Most dollars/), 'a lot');
    expect(within(sheet).getByText('Enter an amount, for instance 361.02.')).toBeVisible();
    // The Lodge with its 4 bedrooms is not sold as Last Call.
    expect(await within(sheet).findByRole('button', { name: 'Show 2 resorts' })).toBeVisible();
  });

  it('are left as they were by closing the sheet and by Back', async () => {
    const { address, router } = renderRoute('/?amenity=Golf', { live });
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('button', { name: '8+' }));
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/?amenity=Golf');
    await openSheet();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/?amenity=Golf');
    expect(names()).toEqual(['Pier']);
  });

  it('can be taken away one by one and all at once, but not the location of the box', async () => {
    const { address } = renderRoute('/?location=naples&sleeps=4&unit=2+bedroom&amenity=Golf', {
      live,
    });
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Sleeps 4+' }));
    expect(address()).toBe('/?location=naples&unit=2+bedroom&amenity=Golf');
    expect(screen.getByRole('button', { name: 'Remove filter 2 bedroom' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/?location=naples');
    expect(screen.getByRole('button', { name: /filters/i })).toHaveFocus();
  });

  it('leave only resorts with free nights where there are dates, priced for these', async () => {
    renderRoute('/?from=2026-12-09&to=2026-12-12', { live });
    await screen.findAllByRole('article');
    expect(names()).toEqual(['Lakehouse', 'Lodge']);
    expect(listedCards()[0]).toHaveTextContent('21,000 points for 3 nights');
  });

  it('say which one to drop where nothing is left', async () => {
    const { address } = renderRoute('/?unit=4+bedroom&amenity=Golf', { live });
    expect(await screen.findByText('No resort has all of that')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Drop “Golf” · 1 resort' }));
    expect(address()).toBe('/?unit=4+bedroom');
    expect(names()).toEqual(['Lodge']);
  });

  it('know what a member’s points pay for', async () => {
    const { address } = renderRoute('/', {
      session: aMember(),
      live: { ...live, own: { ownAccount: accountWith({ available: 50_000 }) } },
    });
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Within my balance' }));
    expect(address()).toBe('/?balance=1');
    expect(names()).toEqual(['Lakehouse']);
  });

  it('switch between points and card, with one price and what is sold for it', async () => {
    const { address } = renderRoute('/?unit=4+bedroom&points=45000', { live });
    const paying = await screen.findByRole('group', { name: 'Pay with' });
    expect(within(paying).getByRole('radio', { name: 'Points' })).toBeChecked();
    await userEvent.click(within(paying).getByRole('radio', { name: 'Card' }));
    expect(address()).toBe('/?type=lastCall');
    expect(names()).toEqual(['Pier', 'Lakehouse']);
    const [pier] = listedCards();
    expect(pier).toHaveTextContent('2 bedroom · $403.63 a stay, with tax');
    expect(pier).not.toHaveTextContent('points');
    expect(within(screen.getByLabelText('Unit type')).queryByText('4 bedroom')).toBeNull();
    await userEvent.click(within(paying).getByRole('radio', { name: 'Points' }));
    expect(address()).toBe('/');
    expect(names()).toEqual(['Pier', 'Lakehouse', 'Lodge']);
    expect(listedCards()[0]).not.toHaveTextContent('$');
  });

  it('offer no balance to visitors', async () => {
    renderRoute('/', { live });
    const sheet = await openSheet();
    expect(screen.queryByText(/my balance/i)).toBeNull();
    expect(within(sheet).getByText('Price of the whole stay')).toBeVisible();
  });
});

describe('the filters of a search', () => {
  it('narrow down what was found, and keep the query', async () => {
    const { address } = renderRoute('/search?q=l', { live });
    await screen.findAllByRole('article');
    await userEvent.selectOptions(screen.getByLabelText('Unit type'), 'Studio');
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('l');
    expect(new URLSearchParams(address().split('?')[1]).get('unit')).toBe('studio');
    expect(await screen.findByText(/ more without filters/)).toBeVisible();
  });
});
