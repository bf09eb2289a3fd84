import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Output } from '@club/domain/api/contract';
import type { ApiErrorCode, Details } from '@club/domain/api/errors';
import { API_ERRORS } from '@club/domain/api/errors';
import type { InventoryMonth } from '@club/domain/booking/inventory';
import type { WaitlistEntry, WaitlistQueue } from '@club/domain/waitlist/waitlist';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { createLiveStore } from '../../kernel/live/live-store.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { waitlistPath } from '../../shared/routes/paths.ts';
import { MEMBER_UID, liveKey, publish } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';
import { aWaitlistEntry } from '../../testing/waitlist-builder.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');

const call = vi.mocked(callFunction);
const WAITLIST = '/dashboard/waitlist';
const JOIN = waitlistPath({
  resort: 'R1001',
  type: 'lastCall',
  unit: 'studio',
  from: '2026-12-05',
  to: '2026-12-11',
});
const CRITERIA = {
  unitType: 'studio',
  vacationType: 'lastCall',
  from: '2026-12-05',
  to: '2026-12-11',
  nights: 6,
} as const;
const QUEUE: WaitlistQueue = {
  next: 4,
  rev: 3,
  entries: {
    one: { ...CRITERIA, number: 1 },
    two: { ...CRITERIA, from: '2026-12-09', to: '2026-12-16', number: 2 },
    three: { ...CRITERIA, from: '2026-12-14', to: '2026-12-20', number: 3 },
  },
};
/** A search at three resorts, of which one has a queue as above. */
const SEARCH = aWaitlistEntry({
  ...CRITERIA,
  id: 'three',
  ceiling: 40_000,
  search: { region: 'Florida', resortIds: ['R1001', 'R1002', 'R1003'] },
});
const entryOf = ({ id: _id, ...entry }: OwnWaitlistEntry): WaitlistEntry => entry;
const joined = (over: Partial<Output<'joinWaitlist'>> = {}) =>
  call.mockResolvedValueOnce({
    ok: true,
    value: { entryId: 'a'.repeat(24), entry: entryOf(aWaitlistEntry()), position: 3, ...over },
  });
const rejected = <Code extends ApiErrorCode>(code: Code, details?: Details<Code>) =>
  call.mockResolvedValueOnce({
    ok: false,
    error: apiFailure(code, { details: details ?? null }),
  });
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  clearPersonalStore();
  call.mockReset();
});

const openJoin = async (path = JOIN, inventory: Record<string, InventoryMonth | null> = {}) => {
  const opened = renderRoute(path, {
    session: aMember(),
    live: {
      resorts: { R1001: aResort() },
      waitlistQueues: { R1001: QUEUE },
      inventory,
      own: { ownWaitlist: [] },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Tell me when it is free' });
  return opened;
};

describe('joining the waitlist', () => {
  it('is for members; visitors log in and come back', async () => {
    const { router } = renderRoute(JOIN, { live: { resorts: { R1001: aResort() } } });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
    expect(new URLSearchParams(router.state.location.search).get('from')).toBe(JOIN);
  });

  it('shows the stay, the terms, and how many are already waiting', async () => {
    await openJoin();
    expect(screen.getByText('Studio')).toBeVisible();
    expect(screen.getByText('6 nights')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Exactly these dates' })).toBeChecked();
    expect(
      screen.getByText(/kept for the first member on the waitlist for 24 hours/),
    ).toBeVisible();
    expect(screen.getByText(/There is no fee/)).toBeVisible();
    expect(
      screen.getByText(/^2 members are already waiting for some of these nights/),
    ).toBeVisible();
  });

  it('takes the chosen window, and leads to the waitlist', async () => {
    joined();
    const { address } = await openJoin();
    await userEvent.click(screen.getByRole('radio', { name: 'Up to 3 days earlier or later' }));
    expect(screen.getByText(/^2 members are already waiting/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Up to a week earlier or later' }));
    expect(screen.getByText(/^3 members are already waiting/)).toBeVisible();
    await press('Join the waitlist');
    await waitFor(() => {
      expect(address()).toBe(WAITLIST);
    });
    expect(
      screen.getByText('3rd on the waitlist. We will notify you when it is free.'),
    ).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith('joinWaitlist', {
      resortId: 'R1001',
      unitType: 'studio',
      vacationType: 'lastCall',
      from: '2026-12-02',
      to: '2026-12-18',
      nights: 6,
      requestId: expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/),
    });
  });

  it('says when it is free at once', async () => {
    joined({ entry: { ...entryOf(aWaitlistEntry()), state: 'offered' }, position: null });
    await openJoin();
    await press('Join the waitlist');
    expect(await screen.findByText('It is free right now: we keep it for you.')).toBeVisible();
  });

  it('repeats a lost request under the same id, and uses another after an error', async () => {
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    rejected('waitlist-full');
    joined();
    await openJoin();
    await press('Join the waitlist');
    expect(await screen.findByText(/never joins twice/)).toBeVisible();
    await press('Join the waitlist');
    expect(await screen.findByText(API_ERRORS['waitlist-full'].message)).toBeVisible();
    await press('Join the waitlist');
    await waitFor(() => {
      expect(call).toHaveBeenCalledTimes(3);
    });
    const ids = call.mock.calls.map(([, input]) => Reflect.get(input, 'requestId') as unknown);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it.each([
    ['already-waiting', 'See your waitlist', WAITLIST],
    ['waitlist-limit', 'See your waitlist', WAITLIST],
    ['waitlist-full', 'Find another resort', '/#resorts'],
    ['waitlist-pause', 'Find another resort', '/#resorts'],
    ['resort-unavailable', 'Find another resort', '/#resorts'],
    [
      'free-now',
      'Choose unit and dates',
      '/single-available-unit?resort=R1001&type=lastCall&unit=studio',
    ],
    ['invalid-input', 'Choose unit and dates again', '/single-available-unit?resort=R1001'],
  ] as const)('offers a next step after %s', async (code, link, href) => {
    rejected(code);
    await openJoin();
    await press('Join the waitlist');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(API_ERRORS[code].message)).toBeVisible();
    expect(within(alert).getByRole('link', { name: link })).toHaveAttribute('href', href);
  });

  it('leads to the offer of what is free now', async () => {
    rejected('free-now', { startDate: '2026-12-06', endDate: '2026-12-12' });
    await openJoin();
    await press('Join the waitlist');
    const alert = await screen.findByRole('alert');
    expect(
      within(alert).getByText(/^6 Dec – 12 Dec 2026 is free: you can book it now/),
    ).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'See the offer' })).toHaveAttribute(
      'href',
      '/available-booking?resort=R1001&type=lastCall&unit=studio&from=2026-12-06&to=2026-12-12',
    );
  });

  it('offers no waitlist while a stay that suits is free', async () => {
    const taken = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [
        `${at + 4}`.padStart(2, '0'),
        { sold: aResort().availableAmount, holds: {} },
      ]),
    );
    await openJoin(JOIN, { 'R1001_2026-12': { cap: 5, rev: 1, nights: taken } });
    expect(screen.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Up to a week earlier or later' }));
    const alert = await screen.findByRole('alert');
    expect(
      within(alert).getByText(/^12 Dec – 18 Dec 2026 is free: you can book it now/),
    ).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'See the offer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join the waitlist' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Choose other dates instead' })).toBeVisible();
  });

  it('asks for the dates where the address has none, sold-out ones included', async () => {
    const { address } = await openJoin('/waitlist/new?resort=R1001&type=lastCall&unit=studio');
    await press('Continue');
    expect(screen.getByText('Choose the day you arrive and the day you leave.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2026-12-05' } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2026-12-11' } });
    await press('Continue');
    expect(await screen.findByText('6 nights, 5 Dec – 11 Dec 2026')).toBeVisible();
    expect(address()).toBe(JOIN);
  });

  it('takes another unit together with the dates', async () => {
    const { address } = await openJoin('/waitlist/new?resort=R1001&type=lastCall&unit=studio');
    const unit = screen.getByLabelText('Unit Type');
    expect(unit).toHaveDisplayValue('Studio');
    expect(within(unit).queryByRole('option', { name: '3 bedroom' })).toBeNull();
    await userEvent.selectOptions(unit, '2 bedroom');
    fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2026-12-05' } });
    fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2026-12-11' } });
    await press('Continue');
    expect(address()).toBe(JOIN.replace('unit=studio', 'unit=2+bedroom'));
  });

  it('waits as long as the server says after too many requests', async () => {
    rejected('too-many-requests', { retryAfterSeconds: 42 });
    await openJoin();
    await press('Join the waitlist');
    const button = await screen.findByRole('button', { name: /^Try again in 0:4\d$/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([
    ['/waitlist/new', 'Error: No resort data found.', 'Find a resort'],
    ['/waitlist/new?resort=R1001', 'Error: No booking data found.', 'Choose unit and dates'],
  ])('offers a next step on %s', async (path, title, link) => {
    renderRoute(path, { session: aMember(), live: { resorts: { R1001: aResort() } } });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toBeVisible();
  });
});

const OFFERED = aWaitlistEntry({
  id: 'b'.repeat(24),
  state: 'offered',
  offer: {
    holdId: 'kept-1',
    startDate: '2026-12-06',
    endDate: '2026-12-12',
    expiresAt: Date.now() + 23.5 * 3_600_000,
  },
  to: '2026-12-20',
  resort: { ...aWaitlistEntry().resort, place_name: 'Elk Meadow Lodge' },
});
const WAITING = aWaitlistEntry({ id: 'two' });

const openWaitlist = (...entries: OwnWaitlistEntry[]) =>
  renderRoute(WAITLIST, {
    session: aMember(),
    live: { waitlistQueues: { R1001: QUEUE }, own: { ownWaitlist: entries } },
  });
const confirm = async (question: string, yes: string): Promise<void> => {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await userEvent.click(within(dialog).getByRole('button', { name: yes }));
};

describe('the waitlist', () => {
  it('explains itself while there is nothing in it', async () => {
    openWaitlist();
    expect(
      await screen.findByRole('heading', { name: 'You are not waiting for anything.' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a resort' })).toBeVisible();
  });

  it('shows first what is kept, until when, and the way to book it', async () => {
    openWaitlist(WAITING, OFFERED);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Elk Meadow Lodge',
      'Pelican Cove',
    ]);
    const kept = screen.getByRole('article', { name: 'Elk Meadow Lodge' });
    expect(
      within(kept).getByText(/^Kept for you until \w{3}, .+ \d\d:\d\d – 23 h \d+ min left$/),
    ).toBeVisible();
    expect(within(kept).getByText('Sun, 6 Dec 2026')).toBeVisible();
    expect(within(kept).getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      '/available-booking?resort=R1001&type=lastCall&unit=studio&from=2026-12-06&to=2026-12-12',
    );
  });

  it('shows the position among those waiting for the same nights, live', async () => {
    const { store } = openWaitlist(WAITING);
    const card = await screen.findByRole('article', { name: 'Pelican Cove' });
    expect(within(card).getByText('2nd on the waitlist')).toBeVisible();
    expect(within(card).getByText('6 nights')).toBeVisible();
    const { one: _one, ...rest } = QUEUE.entries;
    act(() => {
      store.publish(liveKey('waitlistQueue', { uid: MEMBER_UID, resortId: 'R1001' }), {
        ...QUEUE,
        entries: rest,
      });
    });
    expect(within(card).getByText('First on the waitlist')).toBeVisible();
  });

  it('shows a new offer without a reload', async () => {
    const { store } = openWaitlist(WAITING);
    await screen.findByText('2nd on the waitlist');
    act(() => {
      store.publish(liveKey('ownWaitlist', { uid: MEMBER_UID }), [{ ...OFFERED, id: WAITING.id }]);
    });
    expect(await screen.findByRole('link', { name: 'Book Now' })).toBeVisible();
    expect(screen.queryByText('2nd on the waitlist')).toBeNull();
  });

  it('leaves after a confirmation', async () => {
    call.mockResolvedValueOnce({ ok: true, value: { left: true } });
    openWaitlist(WAITING);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the waitlist' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this waitlist?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(call).not.toHaveBeenCalled();
    await press('Leave the waitlist');
    await confirm('Leave this waitlist?', 'Yes, leave');
    expect(await screen.findByText('You have left the waitlist.')).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith('leaveWaitlist', { entryId: WAITING.id });
  });

  it('declines an offer after a confirmation, and says when that failed', async () => {
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    openWaitlist(OFFERED);
    await userEvent.click(await screen.findByRole('button', { name: 'Not this time' }));
    await confirm('Decline these nights?', 'Yes, decline them');
    expect(await screen.findByText(/We could not reach the club/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Not this time' })).toBeVisible();
  });

  it('does not show an expired offer as one', async () => {
    const offer = { ...(OFFERED.offer ?? neverWithoutOffer()), expiresAt: Date.now() - 1000 };
    openWaitlist({ ...OFFERED, offer });
    expect(await screen.findByText('No longer kept')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Book Now' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See whether it is still free' })).toBeVisible();
  });

  it('collapses ended entries, and offers to wait again while there is time', async () => {
    openWaitlist(
      aWaitlistEntry({ id: '1', state: 'booked', stateAt: '2026-12-01T12:00:00.000Z' }),
      aWaitlistEntry({ id: '2', state: 'missed', from: '2026-11-29', to: '2026-12-20' }),
      aWaitlistEntry({ id: '3', state: 'left', from: '2026-11-05', to: '2026-11-11' }),
    );
    await userEvent.click(await screen.findByText('Past (3)'));
    expect(screen.getByText('Booked')).toBeVisible();
    expect(screen.getByText('Missed')).toBeVisible();
    expect(screen.getByText('Left')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Wait for it again' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Wait for it again' })).toHaveAttribute(
      'href',
      '/waitlist/new?resort=R1001&type=lastCall&unit=studio&from=2026-12-02&to=2026-12-20&nights=6',
    );
  });

  it('can be retried when it could not be loaded', async () => {
    const store = createLiveStore();
    publish(store, 'ownWaitlist', { uid: MEMBER_UID }, []);
    renderRoute(WAITLIST, { session: aMember(), store });
    await screen.findByText('You are not waiting for anything.');
    act(() => {
      store.fail(liveKey('ownWaitlist', { uid: MEMBER_UID }));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Loading your waitlist...')).toBeInTheDocument();
  });
});

const neverWithoutOffer = (): never => {
  throw new Error('The entry of the test has an offer.');
};

describe('a saved search', () => {
  const open = (entry: OwnWaitlistEntry) => {
    const alone = { next: 2, rev: 1, entries: { three: { ...CRITERIA, number: 1 } } };
    renderRoute(WAITLIST, {
      session: aMember(),
      live: {
        waitlistQueues: { R1001: QUEUE, R1002: alone, R1003: alone },
        own: { ownWaitlist: [entry] },
      },
    });
    return screen.findByRole('heading', { level: 1, name: 'Waitlist' });
  };

  it('is shown with its best position, its price and the position at each resort', async () => {
    await open(SEARCH);
    const card = within(screen.getByRole('article', { name: 'Florida' }));
    expect(card.getByText('First on the waitlist at 2 of 3 resorts')).toBeVisible();
    expect(card.getByText('The first stay that fits at 3 resorts')).toBeVisible();
    expect(card.getByText('$400.00')).toBeVisible();
    await userEvent.click(card.getByText('Resorts'));
    expect(
      card.getByText(
        '3 resorts of Florida when you saved this search. One that joins later is not among them.',
      ),
    ).toBeVisible();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('2nd on the waitlist'),
      expect.stringContaining('First on the waitlist'),
      expect.stringContaining('First on the waitlist'),
    ]);
  });

  it('ends after a question', async () => {
    call.mockResolvedValueOnce({ ok: true, value: { left: true } });
    await open(SEARCH);
    await press('End this search');
    await press('Yes, end it');
    expect(call).toHaveBeenCalledExactlyOnceWith('leaveWaitlist', { entryId: 'three' });
  });

  it('is about the resort once something has fitted', async () => {
    const offer = { holdId: 'hold', startDate: '2026-12-05', endDate: '2026-12-11' };
    const expiresAt = Date.now() + 3_600_000;
    await open({ ...SEARCH, state: 'offered', isFound: true, offer: { ...offer, expiresAt } });
    expect(screen.getByRole('article', { name: 'Pelican Cove' })).toBeVisible();
  });

  it('that has ended without a fit keeps its name', async () => {
    await open({ ...SEARCH, state: 'left' });
    await userEvent.click(screen.getByText('Past (1)'));
    expect(screen.getByRole('heading', { level: 3, name: 'Florida' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Wait for it again' })).not.toBeInTheDocument();
  });
});
