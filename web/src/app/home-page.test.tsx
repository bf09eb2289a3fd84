import { accountWith } from '@club/domain/testing/points-account';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../kernel/api/api-client.ts';
import { callFunction } from '../kernel/api/api-client.ts';
import { deviceHearts } from '../shared/favourites/device-hearts.ts';
import { createLiveStore } from '../kernel/live/live-store.ts';
import { nextPaint } from '../kernel/page/first-paint.ts';
import { liveKey, liveStoreWith, publish } from '../testing/live-store-with.ts';
import { listedCards } from '../testing/listed-cards.ts';
import { aMember, renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort, manyCatalogueResorts } from '../testing/resort-builders.ts';
import { spyOnExports } from '../testing/spied-exports.ts';
import { apiFailure } from '../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');

beforeEach(() => {
  localStorage.clear();
});

const CATALOGUE = liveKey('catalogue', {});
const directory = () => screen.findByRole('region', { name: /resort/i });
const cardNames = (): (string | null)[] =>
  listedCards().map((card) => within(card).getByRole('heading').textContent);

describe('the home page', () => {
  it('greets with the hero and the way to all resorts', async () => {
    renderRoute('/', { live: { catalogue: [] } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Find your dream vacation!' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all RCI resorts' })).toHaveAttribute(
      'href',
      '/#resorts',
    );
    expect(screen.getByRole('link', { name: /Learn More/ })).toHaveAttribute('href', '/magazine');
  });

  it('shows a visitor zero points, and requires a sign-in before a deposit', async () => {
    const { router } = renderRoute('/?page=2', { live: { catalogue: [] } });
    expect(await screen.findByText('You have ZERO points in your RCI account!')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'DEPOSIT MY POINTS' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe('/?page=2');
  });

  it('shows a member the balance', async () => {
    renderRoute('/', {
      session: aMember(),
      live: { catalogue: [], own: { ownAccount: accountWith({ available: 120_000 }) } },
    });
    expect(await screen.findByText('You have 120,000 points in your RCI account')).toBeVisible();
    expect(screen.queryByText(/ZERO/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See your points' })).toHaveAttribute(
      'href',
      '/dashboard/points',
    );
  });

  it('does not count points that have expired, and says which are the next to', async () => {
    const batches = [
      { id: 'deposit-2024-12-01', points: 50_000, expiresOn: '2026-12-01' },
      { id: 'deposit-2024-12-02', points: 20_000, expiresOn: '2026-12-02' },
      { id: 'deposit-2026-06-01', points: 15_000, expiresOn: '2028-06-01' },
    ];
    renderRoute('/', {
      session: aMember(),
      live: {
        catalogue: [],
        own: { ownAccount: accountWith({ available: 85_000, batches }) },
      },
    });
    expect(await screen.findByText('You have 35,000 points in your RCI account')).toBeVisible();
    expect(screen.getByText(/20,000 points expire after 2 Dec 2026\./)).toBeVisible();
  });

  it('shows zero points to a member whose points have all expired', async () => {
    const batches = [{ id: 'deposit-2024-12-01', points: 50_000, expiresOn: '2026-12-01' }];
    renderRoute('/', {
      session: aMember(),
      live: {
        catalogue: [],
        own: { ownAccount: accountWith({ available: 50_000, batches }) },
      },
    });
    expect(await screen.findByText('You have ZERO points in your RCI account!')).toBeVisible();
  });

  it('shows a member the new balance before a deposit, and rejects more than a year allows', async () => {
    renderRoute('/', {
      session: aMember(),
      live: {
        catalogue: [],
        own: { ownAccount: accountWith({ available: 10_000, borrowed: 5000 }) },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'DEPOSIT MY POINTS' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deposit points' });
    await userEvent.click(within(dialog).getByRole('button', { name: '25,000' }));
    expect(within(dialog).getByText('30,000 points')).toBeVisible();
    expect(within(dialog).getByText('5,000 points')).toBeVisible();
    expect(within(dialog).getByText('Can be used until')).toBeVisible();
    expect(within(dialog).getByText('2 Dec 2028')).toBeVisible();
    const field = within(dialog).getByRole('textbox', { name: 'Points' });
    await userEvent.clear(field);
    await userEvent.type(field, '4,000');
    // All of it repays what is borrowed, so there is nothing that could be used until then.
    expect(within(dialog).getByText('Repays borrowed points')).toBeVisible();
    expect(within(dialog).queryByText('Can be used until')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '200,001');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deposit' }));
    expect(await within(dialog).findByText('Deposit at most 200000 points.')).toBeVisible();
  });
});

describe('a failed deposit', () => {
  it.each([
    [apiFailure('busy'), true],
    [apiFailure('internal'), true],
    [{ kind: 'network' } as const, true],
    [apiFailure('too-many-requests'), true],
    [apiFailure('deposit-limit'), false],
    [apiFailure('email-not-verified'), false],
  ])('(%j) is sent again under the same id: %s', async (error, isSame) => {
    sessionStorage.clear();
    const depositWith = vi.mocked(callFunction).mockReset();
    depositWith.mockResolvedValue({ ok: false, error });
    renderRoute('/', {
      session: aMember(),
      live: { catalogue: [], own: { ownAccount: EMPTY_ACCOUNT } },
    });
    const open = async (): Promise<HTMLElement> => {
      await userEvent.click(await screen.findByRole('button', { name: 'DEPOSIT MY POINTS' }));
      return screen.findByRole('dialog', { name: 'Deposit points' });
    };
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deposit' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    // Another dialog and another amount: the outcome of the first is still unknown.
    const again = await open();
    await userEvent.click(within(again).getByRole('button', { name: '25,000' }));
    await userEvent.click(within(again).getByRole('button', { name: 'Deposit' }));
    await waitFor(() => {
      expect(depositWith).toHaveBeenCalledTimes(2);
    });
    const ids = depositWith.mock.calls.map(
      ([, input]) => Reflect.get(input, 'requestId') as string,
    );
    expect(ids[0] === ids[1]).toBe(isSame);
  });
});

describe('the directory', () => {
  it('shows fifteen cards a page, each a link to its resort', async () => {
    renderRoute('/', { live: { catalogue: manyCatalogueResorts(40) } });
    await directory();
    expect(listedCards()).toHaveLength(15);
    expect(within(await directory()).getByRole('link', { name: 'Resort 1' })).toHaveAttribute(
      'href',
      '/singleResortPage/R2000',
    );
  });

  it('shows prices in the currency of the search, with their unit and what they include', async () => {
    const live = {
      catalogue: [
        aCatalogueResort({ id: 'R1', bedrooms: '1 bedroom' }),
        aCatalogueResort({ id: 'R2', bedrooms: '4 bedroom' }),
      ],
    };
    const { router } = renderRoute('/', { live });
    await directory();
    const [one, four] = listedCards();
    expect(one).toHaveTextContent('1 bedroom · 43,000 points for 6 nights');
    expect(four).toHaveTextContent('4 bedroom · 76,000 points for 6 nights');
    await act(() => router.navigate('/?type=lastCall'));
    const [byCard, ...others] = listedCards();
    expect(byCard).toHaveTextContent('1 bedroom · $361.02 a stay, with tax');
    expect(others).toEqual([]);
  });

  it('takes the stay that is looked for to the pages of resorts', async () => {
    const stay = 'from=2026-12-07&to=2026-12-10&sleeps=2&type=lastCall';
    renderRoute(`/?${stay}`, {
      live: {
        catalogue: [aCatalogueResort({ id: 'R1', bedrooms: 'studio', sleeps: 2 })],
        scarceNights: new Map(),
      },
    });
    const card = await within(await directory()).findByRole('article');
    const { href } = within(card).getByRole<HTMLAnchorElement>('link');
    const { pathname, searchParams } = new URL(href);
    expect(pathname).toBe('/singleResortPage/R1');
    expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(new URLSearchParams(stay)));
  });

  it('turns pages, with Prev and Next disabled at the ends, and comes back', async () => {
    const { address, router } = renderRoute('/', { live: { catalogue: manyCatalogueResorts(40) } });
    await directory();
    expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    // After the paint that answers the press.
    await waitFor(() => expect(address()).toBe('/?page=3'));
    expect(cardNames()[0]).toBe('Resort 31');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await act(() => router.navigate(-1));
    expect(cardNames()[0]).toBe('Resort 1');
  });

  it('does not bring back who leaves right after turning the page', async () => {
    const { address, router } = renderRoute('/', {
      live: { catalogue: manyCatalogueResorts(40) },
    });
    await directory();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await act(() => router.navigate('/help'));
    await act(nextPaint);
    expect(address()).toBe('/help');
  });

  it('shows ten page numbers, and the next ten past the edge', async () => {
    renderRoute('/?page=10', { live: { catalogue: manyCatalogueResorts(300) } });
    await directory();
    const pages = () =>
      screen.getAllByRole('button', { name: /^Page/ }).map((button) => button.textContent);
    expect(pages()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(pages()[0]).toBe('11'));
  });

  it('filters on the Filter button, counts in the heading, and goes back when cleared', async () => {
    const catalogue = [
      ...manyCatalogueResorts(40),
      aCatalogueResort({ id: 'R1', location: 'Kyoto, Japan' }),
      aCatalogueResort({ id: 'R2', location: 'Nara, Japan' }),
    ];
    const { address } = renderRoute('/?page=2', { live: { catalogue } });
    await directory();
    const box = screen.getByRole('textbox', { name: 'Filter by location' });
    await userEvent.type(box, 'jaPAN');
    expect(address()).toBe('/?page=2');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(address()).toBe('/?page=2&location=jaPAN');
    expect(screen.getByRole('heading', { name: '2 resorts in “jaPAN”' })).toBeVisible();
    expect(listedCards()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
    expect(address()).toBe('/?page=2');
    expect(cardNames()[0]).toBe('Resort 16');
  });

  it('says when no location matches, and offers all resorts', async () => {
    renderRoute('/?location=atlantis', { live: { catalogue: manyCatalogueResorts(3) } });
    expect(await screen.findByText('No resort there')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all resorts' }));
    expect(listedCards()).toHaveLength(3);
  });

  it('follows a change of a resort while the page is open', async () => {
    const store = liveStoreWith({ catalogue: [aCatalogueResort()] });
    renderRoute('/', { store });
    const list = within(await directory());
    expect(await list.findByText('Pelican Cove')).toBeVisible();
    act(() => {
      publish(store, 'catalogue', {}, [aCatalogueResort({ placeName: 'Heron Bay' })]);
    });
    expect(await list.findByText('Heron Bay')).toBeVisible();
  });

  it('can be tried again when it could not be loaded', async () => {
    const store = createLiveStore();
    renderRoute('/', { store });
    await directory();
    await waitFor(() => expect(store.wanted()).not.toHaveLength(0));
    act(() => {
      store.fail(CATALOGUE);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(store.wanted().find(({ request }) => request.key === CATALOGUE)?.attempt).toBe(1);
  });

  it('keeps what a visitor saves on this device, and says how to keep it for good', async () => {
    const { address } = renderRoute('/', { live: { catalogue: [aCatalogueResort()] } });
    const list = within(await directory());
    const heart = await list.findByRole('button', { name: 'Save Pelican Cove' });
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    const toast = await screen.findByText(/Saved on this device/);
    expect(toast).toBeVisible();
    expect(deviceHearts.read()).toEqual([aCatalogueResort().id]);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => {
      expect(address()).toBe('/login');
    });
  });

  it('lets a visitor take a heart back, and undo that', async () => {
    deviceHearts.write([aCatalogueResort().id]);
    renderRoute('/', { live: { catalogue: [aCatalogueResort()] } });
    const list = within(await directory());
    const heart = await list.findByRole('button', { name: 'Save Pelican Cove' });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(deviceHearts.read()).toEqual([]);
    await userEvent.click(undo);
    await waitFor(() => {
      expect(heart).toHaveAttribute('aria-pressed', 'true');
    });
  });
});
