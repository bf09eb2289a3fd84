import { nightNumber, runsOf } from '@club/domain/availability/scarce-nights';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listedCards } from '../testing/listed-cards.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort } from '../testing/resort-builders.ts';

const nights = (from: string, count: number) =>
  runsOf(new Map(Array.from({ length: count }, (_, at) => [nightNumber(from) + at, 0])));

const live = {
  catalogue: [
    aCatalogueResort({ id: 'R1', placeName: 'Pier', bedrooms: 'studio' }),
    aCatalogueResort({ id: 'R2', placeName: 'Mill', bedrooms: '2 bedroom' }),
    aCatalogueResort({ id: 'R3', placeName: 'Lodge', bedrooms: '1 bedroom' }),
  ],
  scarceNights: new Map([
    // The Mill has nothing all month, the Lodge nothing before the 14th.
    ['R2', nights('2027-01-20', 60)],
    ['R3', nights('2027-02-01', 13)],
  ]),
};
const MONTH = '2027-02';

const cards = (): Record<string, HTMLElement> =>
  Object.fromEntries(
    listedCards().map((card) => [within(card).getByRole('heading').textContent, card]),
  );
const linkOf = (name: string): string | null => {
  const card = cards()[name];
  return card === undefined ? null : within(card).getByRole('link', { name }).getAttribute('href');
};
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Any dates' }));
  // Its code is loaded on first use, which takes a while on a busy machine.
  return screen.findByRole('dialog', { name: 'When?' }, { timeout: 30_000 });
};

describe('flexible dates', () => {
  it('show what has any such stay, with the first free one, its price and the link to it', async () => {
    renderRoute(`/?flex=weekend&month=${MONTH}`, { live });
    await screen.findAllByRole('article');
    expect(Object.keys(cards())).toEqual(['Pier', 'Lodge']);
    expect(cards()['Pier']).toHaveTextContent('Studio · 14,500 points for 2 nights');
    expect(cards()['Pier']).toHaveTextContent('First free 5 Feb – 7 Feb 2027');
    expect(linkOf('Pier')).toBe('/singleResortPage/R1?from=2027-02-05&to=2027-02-07');
    expect(cards()['Lodge']).toHaveTextContent('First free 19 Feb – 21 Feb 2027');
    expect(linkOf('Lodge')).toBe('/singleResortPage/R3?from=2027-02-19&to=2027-02-21');
    expect(
      screen.getByRole('button', { name: 'Remove filter A weekend in February 2027' }),
    ).toBeVisible();
  });

  it('stay on the chosen days where these are free', async () => {
    renderRoute('/search?q=Naples&from=2027-02-12&to=2027-02-14&flex=near&type=lastCall', { live });
    await screen.findAllByRole('article');
    expect(cards()['Pier']).toHaveTextContent('Free 12 Feb – 14 Feb 2027');
    expect(cards()['Pier']).not.toHaveTextContent('First free');
    expect(cards()['Lodge']).toHaveTextContent('$361.02 a stay, with tax');
    expect(cards()['Lodge']).toHaveTextContent('First free 14 Feb – 16 Feb 2027');
    expect(linkOf('Lodge')).toBe(
      '/singleResortPage/R3?type=lastCall&from=2027-02-14&to=2027-02-16',
    );
  });

  it('are sorted by the price of what was found', async () => {
    renderRoute(`/?flex=week&month=${MONTH}&sort=price-low`, { live });
    await screen.findAllByRole('article');
    expect(Object.keys(cards())).toEqual(['Pier', 'Lodge']);
    expect(cards()['Lodge']).toHaveTextContent('1 bedroom · 50,000 points for 7 nights');
  });

  it('are chosen in the dialog: near some days, or a stay of a month', async () => {
    const { address } = renderRoute('/', { live });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Week' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show free resorts' }));
    expect(within(dialog).getByText('Choose a month.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'February 2027' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show free resorts' }));
    expect(address()).toBe(`/?flex=week&month=${MONTH}`);
    const pill = screen.getByRole('button', { name: 'A week in February 2027' });
    await userEvent.click(pill);
    const again = await screen.findByRole('dialog', { name: 'When?' });
    expect(within(again).getByRole('radio', { name: 'Week' })).toBeChecked();
    expect(within(again).getByRole('radio', { name: 'February 2027' })).toBeChecked();
    await userEvent.click(within(again).getByRole('radio', { name: '± 3 days' }));
    await userEvent.click(within(again).getByRole('button', { name: 'Show free resorts' }));
    expect(
      within(again).getByText('Choose the day you arrive and the day you leave.', {
        selector: 'output',
      }),
    ).toBeVisible();
    await userEvent.click(within(again).getAllByRole('button', { name: 'Any dates' })[0] ?? again);
    expect(within(again).queryByRole('radio', { name: 'February 2027' })).toBeNull();
  });

  it('are in the Last Call list instead of its windows', async () => {
    const { address } = renderRoute(`/lastCallVacation?flex=month&month=${MONTH}`, { live });
    await screen.findAllByRole('article');
    expect(Object.keys(cards()).toSorted()).toEqual(['Lodge', 'Pier']);
    expect(screen.queryAllByRole('button', { name: /^Next|^Later/, pressed: true })).toEqual([]);
    expect(linkOf('Lodge')).toBe(
      '/singleResortPage/R3?type=lastCall&unit=1+bedroom&from=2027-02-14&to=2027-02-20',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next 14 days' }));
    expect(address()).toBe('/lastCallVacation?window=14');
  });
});
