import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveStore } from '../../kernel/live/live-store.ts';
import type { MemberNotification } from '../../shared/notifications/member-notification.ts';
import { notificationFromStored } from '../../shared/notifications/member-notification.ts';
import * as notificationMarksModule from '../../shared/notifications/notification-marks.ts';
import { markNotificationsRead } from '../../shared/notifications/notification-marks.ts';
import { asRecentCall } from '../../kernel/api/recent-calls.ts';
import * as ownProfileModule from '../../shared/identity/own-profile.ts';
import { saveMuted } from '../../shared/identity/own-profile.ts';
import { MEMBER_UID, publish } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aUser } from '../../testing/user-builder.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(notificationMarksModule, 'markNotificationsRead');
spyOnExports(ownProfileModule, 'saveMuted');

const mark = vi.mocked(markNotificationsRead);
const save = vi.mocked(saveMuted);

beforeEach(() => {
  mark.mockReset().mockResolvedValue();
  save.mockReset().mockResolvedValue('saved');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const notice = (id: string, over: Record<string, unknown> = {}): MemberNotification =>
  notificationFromStored(id, {
    kind: 'booking-cancelled',
    data: {
      resortId: 'resort-1',
      resortName: `Resort ${id}`,
      startDate: '2026-12-05',
      endDate: '2026-12-11',
      unitType: 'studio',
      nights: 6,
      number: 'TDWY7F3K9Q',
      refund: { cents: 0, points: 0 },
    },
    link: '/help',
    at: '2026-12-01T10:00:00.000Z',
    read: false,
    ...over,
  });
const CANCELLED = '5 Dec – 11 Dec 2026. Nothing is given back. Booking TDWY7F3K9Q.';

const open = (path: string, ...notices: MemberNotification[]) => {
  const store = createLiveStore();
  publish(store, 'ownNotifications', { uid: MEMBER_UID }, notices);
  publish(store, 'ownUser', { uid: MEMBER_UID }, { ...aUser(), muted: ['points-deposited:mail'] });
  const route = renderRoute(path, { session: aMember(), store });
  const nowShow = (...next: MemberNotification[]): void =>
    act(() => {
      publish(store, 'ownNotifications', { uid: MEMBER_UID }, next);
    });
  return { ...route, nowShow };
};

describe('the page of the notifications', () => {
  it('shows what is unread in a tab of its own, and marks one or all as read', async () => {
    const { address } = open(
      '/notifications',
      notice('a'),
      notice('b', { read: true }),
      notice('c'),
    );
    await userEvent.click(await screen.findByRole('tab', { name: 'Unread (2)' }));
    expect(address()).toBe('/notifications?tab=unread');
    expect(screen.queryByText(/^Resort b,/)).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Mark as read' });
    expect(first).toHaveAccessibleDescription(`Booking cancelled Resort a, ${CANCELLED}`);
    await userEvent.click(first ?? document.body);
    expect(mark).toHaveBeenLastCalledWith(MEMBER_UID, ['a']);
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(mark).toHaveBeenLastCalledWith(MEMBER_UID, ['a', 'c']);
    // The button disappears with its list, and the focus must not be lost.
    expect(document.body).not.toHaveFocus();
  });

  it('writes a notification for its reader', async () => {
    const data = { number: 'HELP-7F3K9Q' };
    open(
      '/notifications',
      notificationFromStored('new', {
        kind: 'ticket-answered',
        data,
        at: '2026-12-01T10:00:00.000Z',
      }),
    );
    expect(await screen.findByText('We have answered you')).toBeVisible();
    expect(screen.getByText(/^There is an answer to your message HELP-7F3K9Q\./)).toBeVisible();
  });

  it('says that nothing is unread', async () => {
    open('/notifications?tab=unread', notice('b', { read: true }));
    expect(await screen.findByText('Nothing unread')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
  });

  it('marks what is opened', async () => {
    const { address } = open('/notifications', notice('a'));
    await userEvent.click(await screen.findByRole('link', { name: 'See what came back' }));
    expect(mark).toHaveBeenCalledWith(MEMBER_UID, ['a']);
    await waitFor(() => {
      expect(address()).toBe('/help');
    });
  });
});

describe('the settings', () => {
  const group = (name: string) => within(screen.getByRole('group', { name }));

  it('show what cannot be muted, and save the rest at once', async () => {
    open('/notifications?tab=settings');
    expect(await screen.findByRole('group', { name: 'Bookings' })).toBeVisible();
    expect(group('Bookings').queryByRole('checkbox')).toBeNull();
    expect(group('Bookings').getByText('By email: always')).toBeVisible();
    expect(group('Answers of the club').getByText('By email: always')).toBeVisible();
    expect(group('Points').getByRole('checkbox', { name: 'By email' })).not.toBeChecked();
    const inApp = group('Points').getByRole('checkbox', { name: 'In the app' });
    await userEvent.click(inApp);
    expect(save).toHaveBeenLastCalledWith(MEMBER_UID, [
      'points-deposited:mail',
      'points-deposited:app',
    ]);
    expect(inApp).not.toBeChecked();
    await userEvent.click(group('Points').getByRole('checkbox', { name: 'By email' }));
    expect(save).toHaveBeenLastCalledWith(MEMBER_UID, ['points-deposited:app']);
  });

  it('return to what is stored when they could not be saved', async () => {
    save.mockResolvedValueOnce('offline');
    open('/notifications?tab=settings');
    await screen.findByRole('group', { name: 'Waitlist offers' });
    const byEmail = group('Waitlist offers').getByRole('checkbox', { name: 'By email' });
    await userEvent.click(byEmail);
    expect(await screen.findByText(/^This could not be saved\. Check/)).toBeVisible();
    expect(byEmail).toBeChecked();
  });
});

describe('a notification that arrives while the page is visible', () => {
  it('shows as a toast that links to its subject', async () => {
    const { address, nowShow } = open('/about', notice('old'));
    await screen.findByRole('link', { name: 'Notifications, 1 unread' });
    // What only members need comes a moment later.
    await vi.dynamicImportSettled();
    expect(screen.queryByText(/Resort old/)).toBeNull();
    nowShow(notice('new'), notice('old'));
    expect(await screen.findByText(`Booking cancelled. Resort new, ${CANCELLED}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See what came back' }));
    expect(mark).toHaveBeenCalledWith(MEMBER_UID, ['new']);
    await waitFor(() => {
      expect(address()).toBe('/help');
    });
  });

  it('is counted when several arrive at once', async () => {
    const { nowShow } = open('/about');
    await screen.findByRole('link', { name: 'Notifications' });
    await vi.dynamicImportSettled();
    nowShow(notice('one'), notice('two'));
    expect(await screen.findByText('You have 2 new notifications.')).toBeVisible();
  });

  it('shows nothing for the member’s own acts, in the background and on the notifications page', async () => {
    const { nowShow, router } = open('/about');
    await screen.findByRole('link', { name: 'Notifications' });
    await vi.dynamicImportSettled();
    await asRecentCall('cancelBooking', { bookingId: 'mine' }, () => Promise.resolve());
    nowShow(notice('mine_cancelled'));
    expect(screen.queryByText(/Resort mine/)).toBeNull();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    nowShow(notice('hidden'), notice('mine_cancelled'));
    expect(screen.queryByText(/Resort hidden/)).toBeNull();
    vi.restoreAllMocks();
    await act(() => router.navigate('/notifications'));
    nowShow(notice('listed'), notice('hidden'), notice('mine_cancelled'));
    expect(await screen.findByText(/^Resort listed,/)).toBeVisible();
    expect(screen.queryByText(/^Booking cancelled\. Resort listed/)).toBeNull();
  });
});
