import { accountWith } from '@club/domain/testing/points-account';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBooking } from '../testing/booking-builder.ts';
import { aMember, renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort } from '../testing/resort-builders.ts';

const catalogue = [
  aCatalogueResort({
    id: 'R1',
    placeName: 'Reef',
    location: 'Negril, Jamaica',
    region: 'Caribbean',
    lat: 18,
    joinedOn: '2026-09-14',
  }),
  aCatalogueResort({
    id: 'R2',
    placeName: 'Fjord',
    location: 'Bergen, Norway',
    region: 'Northern Europe',
    lat: 60,
    bedrooms: '4 bedroom',
    amenities: ['Skiing'],
  }),
  aCatalogueResort({
    id: 'R3',
    placeName: 'Pier',
    location: 'Oslo, Norway',
    region: 'Northern Europe',
    lat: 60,
    sleeps: 2,
    bedrooms: 'studio',
  }),
];
const live = { catalogue };

beforeEach(() => {
  localStorage.clear();
});

describe('the search of the home page on phones', () => {
  it('asks in three steps, counts as one chooses, and leads to the directory', async () => {
    const { address } = renderRoute('/', { live });
    await userEvent.click(await screen.findByRole('button', { name: /^Where to\?/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Find a stay' }));
    expect(sheet.getByRole('heading', { name: 'Where to?' })).toHaveFocus();
    expect(await sheet.findByRole('button', { name: 'Show 3 resorts' })).toBeVisible();

    await userEvent.click(await sheet.findByRole('option', { name: /^Northern Europe/ }));
    expect(sheet.getByRole('heading', { name: 'When?' })).toHaveFocus();
    expect(await sheet.findByRole('button', { name: 'Show 2 resorts' })).toBeVisible();
    await userEvent.type(sheet.getByLabelText('Check-in'), '2026-12-07');
    await userEvent.type(sheet.getByLabelText('Check-out'), '2026-12-10');

    await userEvent.click(sheet.getByRole('button', { name: 'Next' }));
    expect(sheet.getByRole('heading', { name: /^Who/ })).toHaveFocus();
    await userEvent.click(sheet.getByRole('button', { name: '2+' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Card' }));
    // The four bedrooms of the fjord are not sold by card.
    expect(sheet.queryByRole('button', { name: '4 bedroom' })).toBeNull();
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 resort' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    const [path = '', hash] = address().split('#');
    expect(Object.fromEntries(new URL(path, 'http://club.example').searchParams)).toEqual({
      from: '2026-12-07',
      to: '2026-12-10',
      sleeps: '2',
      region: 'Northern Europe',
      type: 'lastCall',
    });
    expect(hash).toBe('resorts');
    expect(screen.getByRole('region', { name: '1 resort matches' })).toHaveFocus();
  });

  it('follows the filter of the address', async () => {
    renderRoute('/?location=norway&sleeps=2', { live });
    const pill = await screen.findByRole('button', { name: /^norway/ });
    expect(pill).toHaveTextContent('Any dates · Sleeps 2+ · points');
  });
});

describe('the search of the home page on wider screens', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('min-width'),
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const search = async () =>
    within(await screen.findByRole('search', { name: 'Stays' }, { timeout: 30_000 }));

  it('is a combobox of places by keyboard, and counts in its link', async () => {
    renderRoute('/', { live });
    const capsule = await search();
    const where = capsule.getByRole('combobox', { name: 'Where' });
    expect(await capsule.findByRole('link', { name: 'Show 3 resorts' })).toBeVisible();
    await userEvent.click(where);
    expect(await capsule.findByRole('option', { name: /^Anywhere warm/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(where).toHaveValue('Anywhere warm');
    expect(capsule.getByRole('button', { name: /^When/ })).toHaveFocus();
    expect(await capsule.findByRole('link', { name: 'Show 1 resort' })).toHaveAttribute(
      'href',
      '/?area=-23.4%2C-180%2C23.4%2C180#resorts',
    );
    await userEvent.click(capsule.getByRole('link', { name: 'Show 1 resort' }));
    const chip = await screen.findByRole('button', { name: 'Remove filter Anywhere warm' });
    expect(screen.getByRole('heading', { name: '1 resort anywhere warm' })).toBeVisible();
    await userEvent.click(chip);
    expect(screen.queryByText('1 resort anywhere warm')).toBeNull();

    await userEvent.clear(where);
    await userEvent.type(where, 'norw');
    await userEvent.click(await capsule.findByRole('option', { name: /^Norway/ }));
    expect(await capsule.findByRole('link', { name: 'Show 2 resorts' })).toHaveAttribute(
      'href',
      '/?location=Norway#resorts',
    );
    await userEvent.click(capsule.getByRole('button', { name: 'Anywhere' }));
    expect(await capsule.findByRole('link', { name: 'Show 3 resorts' })).toBeVisible();
  });

  it('shows places all at once, so that none moves from under a press', async () => {
    // A slow machine: every look at the clock is a slice later.
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const zone = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/Oslo' };
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone);
    // Of its own: the index of a catalogue is built once.
    renderRoute('/', { live: { catalogue: [...catalogue] } });
    const capsule = await search();
    await capsule.findByRole('link', { name: 'Show 3 resorts' });
    const shown: string[] = [];
    const watch = new MutationObserver(() => {
      const options = capsule.queryAllByRole('option').map(({ textContent }) => textContent);
      if (options.length > 0) shown.push(options.join(', '));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(capsule.getByRole('combobox', { name: 'Where' }));
    expect(await capsule.findByRole('group', { name: 'Near you' })).toBeVisible();
    watch.disconnect();
    expect(new Set(shown).size).toBe(1);
  });

  it('searches for a name that is no place', async () => {
    renderRoute('/', { live });
    const capsule = await search();
    await userEvent.type(capsule.getByRole('combobox', { name: 'Where' }), 'fjord');
    expect(await capsule.findByRole('link', { name: 'Search “fjord”' })).toHaveAttribute(
      'href',
      '/search?q=fjord',
    );
  });

  it('asks who comes in a panel that Escape closes, and how the stay is paid', async () => {
    renderRoute('/', { live });
    const capsule = await search();
    const who = capsule.getByRole('button', { name: /^Who and unit/ });
    await userEvent.click(who);
    await userEvent.click(capsule.getByRole('button', { name: '4 bedroom' }));
    expect(who).toHaveTextContent('4 bedroom');
    await userEvent.keyboard('{Escape}');
    expect(who).toHaveFocus();
    expect(capsule.queryByRole('button', { name: '4 bedroom' })).toBeNull();
    // A unit that is not sold by card is no longer chosen.
    await userEvent.click(capsule.getByRole('radio', { name: 'Card' }));
    expect(await capsule.findByRole('link', { name: 'Show 2 resorts' })).toHaveAttribute(
      'href',
      '/?type=lastCall#resorts',
    );
  });
});

describe('what the home page begins with', () => {
  const headings = () =>
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((one) => one.textContent);

  it('tells visitors what the club is, shows rows of resorts, and the points further down', async () => {
    renderRoute('/', { live });
    expect(await screen.findByRole('link', { name: 'Join the club' })).toHaveAttribute(
      'href',
      '/registration',
    );
    expect(headings()).toEqual([
      'A club that trades weeks for anywhere',
      'Leave this week',
      'By the sea',
      'Snow',
      'New in the club',
      'Resorts around the world',
      'You have ZERO points in your RCI account!',
      'Slow mornings, short drives',
    ]);
    const newest = within(screen.getByRole('region', { name: 'New in the club' }));
    expect(newest.getByRole('article')).toHaveTextContent('Joined in September 2026');
    const week = within(screen.getByRole('region', { name: 'Leave this week' }));
    const [first] = await week.findAllByRole('article');
    expect(first).toHaveTextContent(/left to book/);
    expect(first).toHaveTextContent('a stay, with tax');
    expect(within(screen.getByRole('region', { name: 'Snow' })).getByRole('article')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All with skiing' })).toHaveAttribute(
      'href',
      '/?amenity=Skiing#resorts',
    );
  });

  it('meets members with their next stay and what their points pay for', async () => {
    const booking = aBooking({ startDate: '2026-12-11', endDate: '2026-12-17' });
    const booked = aCatalogueResort({ id: booking.resort.id, bedrooms: '4 bedroom' });
    const own = { ownAccount: accountWith({ available: 50_000 }), ownBookings: [booking] };
    renderRoute('/', {
      session: aMember(),
      live: { catalogue: [...catalogue, booked], own },
    });
    const pass = within(await screen.findByRole('region', { name: 'Your next stay' }));
    expect(pass.getByRole('heading')).toHaveTextContent(/ in 9 days$/);
    expect(pass.getByRole('link', { name: /in 9 days/ })).toHaveAttribute(
      'href',
      `/dashboard/my-bookings/${booking.id}`,
    );
    const way = pass.getByRole('link', { name: /^Directions to/ });
    expect(way).toHaveAttribute('href', expect.stringMatching(/destination=26\.1%2C-81\.8$/));
    expect(way).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('link', { name: 'Join the club' })).toBeNull();
    const mine = within(screen.getByRole('region', { name: 'Within your 50,000 points' }));
    expect(mine.getAllByRole('article')).toHaveLength(2);
  });

  it('shows members without points what they can borrow them for', async () => {
    const own = { ownAccount: accountWith({ available: 0 }) };
    renderRoute('/', { session: aMember(), live: { catalogue, own } });
    const row = within(await screen.findByRole('region', { name: 'With points you can borrow' }));
    expect(row.getAllByRole('article').length).toBeGreaterThan(0);
    expect(row.getByRole('link', { name: 'Your points' })).toHaveAttribute(
      'href',
      '/dashboard/points',
    );
  });
});
