import { NO_REVIEWS } from '@club/domain/reviews/review-summary';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveStoreWith, publish } from '../testing/live-store-with.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort, aResort } from '../testing/resort-builders.ts';

/** Names of the sections that the page scrolled to. */
const scrolledTo: (string | null)[] = [];

beforeEach(() => {
  localStorage.clear();
  scrolledTo.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.getAttribute('aria-label'));
  });
});

const open = (path: string, over: Parameters<typeof aResort>[0] = {}) =>
  renderRoute(path, {
    live: {
      resorts: { R1001: aResort(over) },
      catalogue: [],
      reviewSummaries: { R1001: NO_REVIEWS },
    },
  });
const title = () => screen.findByRole('heading', { level: 1 });

describe('the resort page', () => {
  it('shows name without its nights, place, resort ID and ratings', async () => {
    open('/singleResortPage/R1001');
    expect(await title()).toHaveTextContent(/^Pelican Cove$/);
    expect(screen.getByText('Naples, Florida, United States')).toBeVisible();
    expect(screen.getByText('Resort ID R1001')).toBeVisible();
    expect(screen.getByText('RCI Gold Crown')).toBeVisible();
    expect(screen.getByText('214 traveler reviews')).toBeVisible();
    expect(screen.queryByText('Wyndham owner exclusive')).toBeNull();
  });

  it('marks a Wyndham resort', async () => {
    open('/singleResortPage/R1001', { placeName: 'Wyndham Pelican Cove' });
    await title();
    expect(screen.getByText('Wyndham owner exclusive')).toBeVisible();
  });

  it('slides through the pictures that exist, and opens them on the whole screen', async () => {
    open('/singleResortPage/R1001');
    await title();
    const pictures = within(screen.getByRole('region', { name: 'Pictures of Pelican Cove' }));
    expect(
      pictures.getByAltText(/^Pelican Cove in Naples.+ The deck above the water below .+ hour\.$/),
    ).toHaveAttribute('src', '/art/R1001-3.svg');
    const place =
      'The lagoon with thatched houses on stilts below a steep green peak, at noon, in a light haze.';
    const first = `Pelican Cove in Naples, Florida, United States. ${place}`;
    await userEvent.click(pictures.getByRole('button', { name: first }));
    const viewer = await screen.findByRole('dialog', { name: 'Pictures of Pelican Cove' });
    expect(within(viewer).getByText('1 of 3')).toBeVisible();
    expect(within(viewer).getByText(place)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(viewer).getByText('2 of 3')).toBeVisible();
    expect(within(viewer).getByText(/^The deck above the water/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has five tabs that lead to their sections, and keeps the chosen one in the address', async () => {
    const { address } = open('/singleResortPage/R1001?tab=nonsense');
    await title();
    const tabs = within(screen.getByRole('navigation', { name: 'About this resort' }));
    const current = () =>
      tabs.getAllByRole('link').find((tab) => tab.getAttribute('aria-current') === 'location');
    expect(current()).toHaveTextContent('Available Units');
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Available Units',
      'Room Details',
      'Resort Details',
      'Area info',
      'Reviews',
    ]);
    await userEvent.click(tabs.getByRole('link', { name: 'Reviews' }));
    expect(address()).toBe('/singleResortPage/R1001?tab=reviews');
    expect(current()).toHaveTextContent('Reviews');
    const section = screen.getByRole('region', { name: 'Reviews' });
    expect(section).toHaveFocus();
    expect(scrolledTo).toEqual(['Reviews']);
    expect(section).toHaveTextContent(
      'rooms, service, value, and cleanliness get their own scores from members',
    );
  });

  it('opens at the section that the address names', async () => {
    open('/singleResortPage/R1001?tab=area');
    await title();
    expect(scrolledTo).toEqual(['Area info']);
    expect(screen.getByRole('region', { name: 'Area info' })).toHaveTextContent(
      'In Naples, Florida, United States, North America.',
    );
  });

  it('shows only room blocks that sleep guests', async () => {
    open('/singleResortPage/R1001?tab=rooms');
    await title();
    expect(screen.getByRole('heading', { name: 'Bedroom' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Hotel' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Studio' })).toBeNull();
    const bedroom = screen.getByRole('region', { name: 'Bedroom' });
    expect(bedroom).toHaveTextContent(
      'Sleeps4 peoplePrivacyPrivate sleeping for 2KitchenFull kitchenBath2 full baths',
    );
    expect(
      within(bedroom).getByRole('img', { name: /^The floor plan: .+ beds for 4\.$/ }),
    ).toBeVisible();
  });

  it('shows description, times, days and onsite amenities', async () => {
    open('/singleResortPage/R1001?tab=details');
    await title();
    for (const text of [
      'Low houses around a quiet bay.',
      '16:00',
      '11:00',
      'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
      'Bar/lounge',
      'Restaurant',
      'Fitness Center',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it.each([
    ['Club Points Vacations', 'rciPoints'],
    ['Last Call Vacations', 'lastCall'],
  ] as const)('remembers resort and type on %s and goes to the units', async (label, type) => {
    const { router } = open('/singleResortPage/R1001');
    await title();
    await userEvent.click(screen.getByRole('button', { name: label }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/single-available-unit');
    });
    const params = new URLSearchParams(router.state.location.search);
    expect(params.get('resort')).toBe('R1001');
    expect(params.get('type')).toBe(type);
    expect(JSON.parse(localStorage.getItem('currentResort') ?? '{}')).toMatchObject({
      _id: 'R1001',
      vacationType: type,
    });
  });

  it('offers no booking while the resort is not available, and says why', async () => {
    open('/singleResortPage/R1001', { available: false });
    await title();
    expect(screen.getByText('This resort cannot be booked at the moment.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Vacations/ })).toBeNull();
  });

  it('follows a change while it is open', async () => {
    const store = liveStoreWith({ resorts: { R1001: aResort() } });
    renderRoute('/singleResortPage/R1001', { store });
    await title();
    act(() => {
      publish(store, 'resort', { id: 'R1001' }, aResort({ placeName: 'Heron Bay' }));
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heron Bay');
  });

  it('goes back to where the visitor came from', async () => {
    const { router } = renderRoute('/singleResortPage/R1001', {
      before: ['/lastCallVacation'],
      live: { resorts: { R1001: aResort() }, catalogue: [] },
    });
    await title();
    // The first entry of a visit is the router's own; a real step gives the page its history.
    await act(() => router.navigate('/singleResortPage/R1001?tab=area'));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
  });

  it('goes home for a visitor who came straight here', async () => {
    const { address } = open('/singleResortPage/R1001');
    await title();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => {
      expect(address()).toBe('/');
    });
  });
});

describe('a resort that does not exist', () => {
  it.each(['NOPE', '..', '__x__', 'a%2Fb'])(
    'has a clear message for the id %s, with a next step',
    async (id) => {
      renderRoute(`/singleResortPage/${id}`, {
        live: { resorts: { NOPE: null }, catalogue: [aCatalogueResort()] },
      });
      expect(await title()).toHaveTextContent('We could not find this resort.');
      expect(screen.getByRole('link', { name: 'See all resorts' })).toBeVisible();
      expect(
        within(screen.getByRole('main')).getByRole('link', { name: 'Pelican Cove' }),
      ).toBeVisible();
    },
  );
});
