import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { renderRoute } from '../../testing/render-route.tsx';
import { aCatalogueResort, aResort } from '../../testing/resort-builders.ts';

const OWN = aCatalogueResort();
const NEAR = aCatalogueResort({ id: 'R1', placeName: 'Mangrove House 7 Nights', lat: 26.2 });
const NEARER = aCatalogueResort({ id: 'R2', placeName: 'Next Door', lat: 26.101 });
const FAR = aCatalogueResort({ id: 'R3', placeName: 'Far North', lat: 61.2, lng: -149.9 });
const ELSEWHERE = aCatalogueResort({ id: 'R4', placeName: 'Elsewhere', lat: 48, region: 'Europe' });

const open = async (catalogue: CatalogueResort[], over: Parameters<typeof aResort>[0] = {}) => {
  const route = renderRoute('/singleResortPage/R1001', {
    live: { resorts: { R1001: aResort(over), R1: aResort({ id: 'R1' }) }, catalogue },
  });
  await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' });
  return route;
};

/** The cards below a heading. */
const cardsBelow = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const section = heading.closest('section');
  if (section === null) throw new Error('A heading without its section.');
  return within(section).getAllByRole('listitem');
};

describe('similar resorts', () => {
  it('are the nearest ones, with their distance', async () => {
    const { address } = await open([OWN, NEAR, NEARER]);
    const cards = await cardsBelow('Similar resorts nearby');
    expect(cards).toHaveLength(2);
    expect(cards[0]).toHaveTextContent(/Next Door.*Less than 1 km away/);
    expect(cards[1]).toHaveTextContent(/Mangrove House.*11 km away/);
    await userEvent.click(
      within(cards[1] ?? document.body).getByRole('link', { name: /Mangrove House/ }),
    );
    expect(address()).toBe('/singleResortPage/R1');
  });

  it('are filled up from the region, without a distance', async () => {
    await open([OWN, NEAR, FAR, ELSEWHERE]);
    const cards = await cardsBelow('Similar resorts');
    expect(cards).toHaveLength(2);
    expect(cards[1]).toHaveTextContent('Far North');
    expect(cards[1]).not.toHaveTextContent('km away');
  });

  it('are those of the region where the resort has no coordinates', async () => {
    await open([OWN, NEAR, ELSEWHERE], { lat: null, lng: null });
    expect(await cardsBelow('More resorts in North America')).toHaveLength(1);
  });

  it('are left out where there are none', async () => {
    await open([OWN, ELSEWHERE], { lat: null, lng: null });
    expect(screen.queryByRole('heading', { name: /resorts/ })).toBeNull();
  });
});
