import { withFirstBoard } from '@club/domain/favourites/favourite';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notificationFromStored } from '../shared/notifications/member-notification.ts';
import { aMember, renderRoute } from '../testing/render-route.tsx';
import { aFavourite } from '../testing/favourite-builder.ts';
import { aCatalogueResort } from '../testing/resort-builders.ts';

describe('the favorites', () => {
  it('are the saved resorts, also one that has left the club', async () => {
    renderRoute('/myFavorites', {
      session: aMember(),
      live: {
        catalogue: [aCatalogueResort(), aCatalogueResort({ id: 'R2', placeName: 'Dunes' })],
        own: {
          ownFavourites: [aFavourite('R2'), aFavourite('left-the-club')],
          ownBoards: withFirstBoard([]),
        },
      },
    });
    expect(await screen.findByText('2 saved resorts')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dunes' })).toBeVisible();
    expect(screen.getByText('Resort left-the-club')).toBeVisible();
    expect(screen.getByText('No longer in the directory')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Dunes' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('say how to begin while there are none', async () => {
    renderRoute('/myFavorites', {
      session: aMember(),
      live: { catalogue: [], own: { ownFavourites: [], ownBoards: withFirstBoard([]) } },
    });
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  });
});

describe('the notifications', () => {
  it('lead only to pages of this site', async () => {
    renderRoute('/notifications', {
      session: aMember(),
      live: {
        own: {
          ownNotifications: [
            notificationFromStored('1', {
              link: '/dashboard/my-bookings',
              at: '2026-12-01T10:00:00.000Z',
              read: false,
            }),
            notificationFromStored('2', {
              link: '//elsewhere.example.com',
              at: '2026-11-01T10:00:00.000Z',
              read: true,
            }),
          ],
        },
      },
    });
    const [first, second] = await screen
      .findAllByRole('listitem')
      .then((items) => items.filter((item) => item.closest('main') !== null));
    expect(within(first ?? document.body).getByText('New')).toBeVisible();
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/my-bookings',
    );
    expect(within(second ?? document.body).getByRole('link')).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  });

  it('say what they are about, and where it is', async () => {
    const stay = {
      resortId: 'R1001',
      resortName: 'Motu Tiare',
      startDate: '2026-12-05',
      endDate: '2026-12-11',
      unitType: 'studio',
      nights: 6,
      number: 'TDWY7F3K9Q',
    };
    const offer =
      '/available-booking?resort=R1001&type=lastCall&unit=studio&from=2026-12-05&to=2026-12-11';
    renderRoute('/notifications', {
      session: aMember(),
      live: {
        own: {
          ownNotifications: [
            notificationFromStored('1', {
              kind: 'hold-offered',
              data: { ...stay, number: null, hours: 24 },
              link: offer,
              at: '2026-12-01T10:00:00.000Z',
            }),
            notificationFromStored('2', {
              kind: 'booking-changed',
              data: { ...stay, change: { what: 'guest', guest: null } },
              link: '/dashboard/my-bookings',
              at: '2026-12-01T09:00:00.000Z',
            }),
            notificationFromStored('3', {
              kind: 'from-the-future',
              data: stay,
              link: '/help',
              at: '2026-12-01T08:00:00.000Z',
            }),
          ],
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Look and book' })).toHaveAttribute(
      'href',
      offer,
    );
    const changed = screen.getByRole('link', { name: 'See what changed' });
    expect(changed).toHaveAttribute('href', '/dashboard/my-bookings');
    expect(changed).toHaveAccessibleDescription(
      'Booking changed Motu Tiare, 5 Dec – 11 Dec 2026. The RCI Member checks in. Booking TDWY7F3K9Q.',
    );
    const unknown = screen.getByRole('link', { name: 'Open' });
    expect(unknown).toHaveAttribute('href', '/help');
    expect(unknown).toHaveAccessibleDescription(/^A message of the club /);
  });

  it('say so when there are none', async () => {
    renderRoute('/notifications', {
      session: aMember(),
      live: { own: { ownNotifications: [] } },
    });
    expect(await screen.findByText("You're all caught up")).toBeVisible();
  });
});
