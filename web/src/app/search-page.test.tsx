import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort, manyCatalogueResorts } from '../testing/resort-builders.ts';

beforeEach(() => {
  localStorage.clear();
});

const catalogue = [
  aCatalogueResort({ id: 'R1', placeName: 'Pier', location: 'Lake Geneva, Switzerland' }),
  aCatalogueResort({ id: 'R2', placeName: 'Lakehouse', location: 'Como, Italy' }),
  aCatalogueResort({
    id: 'R3',
    placeName: 'Big Lake Lodge',
    bedrooms: '3 bedroom',
    priceRate: 10_500,
  }),
  aCatalogueResort({ id: 'R4', placeName: 'Lake Rest', available: false }),
  aCatalogueResort({ id: 'R5', placeName: 'Dunes', location: 'Dubai' }),
];
const heading = () => screen.findByRole('heading', { level: 1 });
const cards = (): HTMLElement[] => screen.getAllByRole('article');

describe('the search page', () => {
  it('counts what matches, those in the name first', async () => {
    renderRoute('/search?q=lake', { live: { catalogue } });
    expect(await heading()).toHaveTextContent('Search Results Found: lake');
    expect(screen.getByText('4 resort(s) match your search')).toBeVisible();
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Lakehouse',
      'Big Lake Lodge',
      'Lake Rest',
      'Pier',
    ]);
  });

  it('shows points with the weekend premium, and no link for what cannot be booked', async () => {
    renderRoute('/search?q=lake', { live: { catalogue } });
    await heading();
    const [house, lodge, rest] = cards();
    expect(house).toHaveTextContent('1 bedroom · 43,000 points for 6 nights');
    expect(house).toHaveTextContent('7,000 points a night, 500 more Sat and Sun');
    expect(within(house ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/singleResortPage/R2',
    );
    expect(lodge).toHaveTextContent('3 bedroom units cannot be booked from search');
    expect(lodge).not.toHaveTextContent('points a night');
    expect(within(lodge ?? document.body).queryByRole('link')).toBeNull();
    expect(rest).toHaveTextContent('Not available at the moment');
  });

  it('shows the price of the stay that is looked for, by card in dollars only', async () => {
    renderRoute('/search?q=lake&from=2026-12-07&to=2026-12-10&type=lastCall', {
      live: { catalogue, scarceNights: new Map() },
    });
    await heading();
    const [house] = cards();
    expect(house).toHaveTextContent('1 bedroom · $361.02 a stay, with tax');
    expect(house).not.toHaveTextContent('points');
    expect(within(house ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/singleResortPage/R2?type=lastCall&from=2026-12-07&to=2026-12-10',
    );
  });

  it('corrects ids in the address that are not those of the query', async () => {
    const { address } = renderRoute('/search?q=dunes&ids=R1,R2,zzz', { live: { catalogue } });
    await heading();
    await waitFor(() => {
      expect(address()).toBe('/search?q=dunes&ids=R5');
    });
    expect(cards()).toHaveLength(1);
  });

  it('says when nothing was found and offers resorts that travelers like', async () => {
    renderRoute('/search?q=zzz', { live: { catalogue } });
    expect(await heading()).toHaveTextContent('No Results Found for zzz');
    expect(screen.getByText('Travelers like these')).toBeVisible();
  });

  it.each(['/search', '/search?q=', '/search?q=%20%20&ids=R1'])(
    'shows an empty search on %s',
    async (path) => {
      const { address } = renderRoute(path, { live: { catalogue } });
      expect(await heading()).toHaveTextContent(/^Search$/);
      expect(address()).toBe(path);
      expect(screen.queryByRole('article')).toBeNull();
    },
  );

  it('puts fifteen results on a page', async () => {
    const { address } = renderRoute('/search?q=resort', {
      live: { catalogue: manyCatalogueResorts(20) },
    });
    await heading();
    expect(cards()).toHaveLength(15);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(cards()).toHaveLength(5));
    expect(address()).toContain('page=2');
  });

  it('waits for the catalogue', async () => {
    renderRoute('/search?q=lake');
    // First that of the page's code, then that of the catalogue.
    await screen.findByText('Loading...');
    expect(screen.getByText('Loading...')).toBeVisible();
  });
});

describe('a search that finds nothing', () => {
  const club = [
    ...catalogue,
    aCatalogueResort({
      id: 'R6',
      placeName: 'Frangipani',
      location: 'Nassau',
      region: 'Caribbean',
    }),
  ];

  it('offers near spellings and a word less, with what each finds', async () => {
    const { address } = renderRoute('/search?q=duubai+gneva', { live: { catalogue: club } });
    expect(await heading()).toHaveTextContent('No Results Found for duubai gneva');
    const meant = screen.getByRole('region', { name: 'Did you mean' });
    expect(within(meant).getByRole('listitem')).toHaveTextContent('dubai geneva · 2 resorts');
    const shorter = screen.getByRole('region', { name: 'With one word less' });
    expect(
      within(shorter)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['geneva · 1 resort', 'dubai · 1 resort']);
    await userEvent.click(within(meant).getByRole('link', { name: 'dubai geneva' }));
    await waitFor(() => {
      expect(address()).toBe('/search?q=dubai%20geneva&ids=R1,R5');
    });
    expect(localStorage.getItem('searchHistory')).toBe('["dubai geneva"]');
  });

  it('shows resorts of the region that was meant', async () => {
    renderRoute('/search?q=carribean', { live: { catalogue: club } });
    await heading();
    expect(screen.getByText('Caribbean')).toBeVisible();
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Frangipani',
    ]);
  });

  it('says which words are nowhere, where others find something', async () => {
    renderRoute('/search?q=lake+duubai', { live: { catalogue: club } });
    expect(await heading()).toHaveTextContent('Search Results Found: lake duubai');
    expect(screen.getByText(/^Nothing has “duubai”\./)).toHaveTextContent(
      'Did you mean lake dubai',
    );
  });
});

describe('a search that says more than names', () => {
  const requested = [
    aCatalogueResort({ id: 'R1', placeName: 'Pier', location: 'Phuket, Thailand', sleeps: 2 }),
    aCatalogueResort({ id: 'R2', placeName: 'Reef', location: 'Krabi, Thailand', sleeps: 6 }),
    aCatalogueResort({
      id: 'R3',
      placeName: 'Beach Barn',
      location: 'Krabi, Thailand',
      amenities: [],
    }),
    aCatalogueResort({ id: 'R4', placeName: 'Dunes', location: 'Dubai', sleeps: 8 }),
  ];
  const names = (): (string | null)[] =>
    cards().map((card) => within(card).getByRole('heading').textContent);
  const chips = (): (string | null)[] =>
    within(screen.getByRole('list', { name: 'Filters in force' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('becomes filters of the address, each of which can be removed with its words', async () => {
    const { address } = renderRoute('/search?q=bech+resrt+in+thialand+for+4&type=lastCall', {
      live: { catalogue: requested },
    });
    expect(await heading()).toHaveTextContent('Search Results Found: bech resrt in thialand for 4');
    await waitFor(() => {
      expect(address()).toBe(
        '/search?q=bech%20resrt%20in%20thialand%20for%204&ids=R2&location=Thailand&sleeps=4&amenity=Beach&type=lastCall',
      );
    });
    expect(screen.getByText(/^Shown for “beach resort in thailand for 4”\./)).toBeVisible();
    expect(names()).toEqual(['Reef']);
    expect(chips()).toEqual(['Thailand · 3', 'Sleeps 4+ · 3', 'By card', 'Beach · 3', 'Clear all']);

    await userEvent.click(screen.getByRole('button', { name: /^Remove filter Thailand/ }));
    expect(await heading()).toHaveTextContent(/^Search Results Found: beach resort for 4$/);
    expect(names()).toEqual(['Reef', 'Dunes']);
    await userEvent.click(screen.getByRole('button', { name: /^Remove filter Sleeps 4\+/ }));
    expect(names()).toEqual(['Pier', 'Reef', 'Dunes']);
    await userEvent.click(screen.getByRole('button', { name: /^Remove filter Beach/ }));
    // By card is left, which is no search.
    expect(await heading()).toHaveTextContent('Search Results Found: By card');
    expect(names()).toHaveLength(4);
  });

  it('that nothing has at once says so, and what to leave out', async () => {
    renderRoute('/search?q=beach+in+dubai+for+9', { live: { catalogue: requested } });
    expect(await heading()).toHaveTextContent('No Results Found for beach in dubai for 9');
    expect(screen.queryByText('Nothing by that name')).toBeNull();
    expect(screen.getByRole('button', { name: /Sleeps 9\+.*1 resort/ })).toBeVisible();
  });

  it('can be searched for word by word', async () => {
    const { address } = renderRoute('/search?q=beach', { live: { catalogue: requested } });
    await heading();
    expect(names()).toEqual(['Pier', 'Reef', 'Dunes']);
    await userEvent.click(screen.getByRole('link', { name: 'Search for this word only' }));
    await waitFor(() => {
      expect(address()).toBe('/search?q=beach&ids=R3');
    });
    expect(names()).toEqual(['Beach Barn']);
  });

  it('names words that nothing has, and the place that is near', async () => {
    renderRoute('/search?q=quiet+house+near+krabi', { live: { catalogue: requested } });
    await heading();
    expect(screen.getByText(/^Nothing has “quiet” or “house”\./)).toBeVisible();
    expect(chips()).toEqual(['Near Krabi · 4']);
  });
});

describe('the search of small screens', () => {
  it('is ready to type, with history and countries', async () => {
    localStorage.setItem('searchHistory', '["alps"]');
    const { address } = renderRoute('/search_bar_mobile', {
      live: { catalogue: manyCatalogueResorts(3, { country: 'Japan' }) },
    });
    const main = await screen.findByRole('main');
    const field = await within(main).findByRole('combobox');
    expect(field).toHaveFocus();
    expect(await within(main).findByRole('option', { name: 'alps' })).toBeVisible();
    await userEvent.click(within(main).getByRole('button', { name: 'Japan' }));
    await waitFor(() => {
      expect(address()).toMatch(/^\/search\?q=Japan/);
    });
  });
});
