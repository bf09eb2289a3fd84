import { beforeEach, describe, expect, it } from 'vitest';
import { PAID_WITH_POINTS, aBooking } from '../../testing/booking-builder.ts';
import { lastSeenTrips, rememberTrips } from './last-seen-trips.ts';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';

const STAYS = [aBooking({ id: 'one' }), aBooking({ ...PAID_WITH_POINTS, id: 'two' })];

beforeEach(() => {
  localStorage.clear();
  clearPersonalStore();
});

describe('the stays last seen', () => {
  it('are kept as they were, except for who paid', () => {
    rememberTrips('member-1', STAYS);
    const kept = lastSeenTrips.read();
    const unpaid = STAYS.map((stay) => ({ ...stay, email: '', billing: null, card: null }));
    expect(kept).toEqual({ uid: 'member-1', at: expect.any(String), bookings: unpaid });
    expect(Date.parse(kept?.at ?? '')).toBeGreaterThan(0);
  });

  it('include who checks in, but no addresses and nothing about payment', () => {
    const guest = {
      firstName: 'Gesa',
      lastName: 'Gast',
      address1: '9 Hidden Lane',
      address2: 'Back door',
      country: 'Germany',
      city: 'Kiel',
      state: 'Holstein',
      postalCode: '24103',
      email: 'gesa@example.com',
      phoneNumber: '+49 431 5550100',
      workPhone: '+49 431 5550101',
      sendConfirmation: true,
      agreeTerms: true,
    };
    rememberTrips('member-1', [aBooking({ guest })]);
    expect(lastSeenTrips.read()?.bookings[0]?.guest).toMatchObject({
      firstName: 'Gesa',
      lastName: 'Gast',
    });
    const text = localStorage.getItem('lastSeenTrips') ?? '';
    const { firstName: _first, lastName: _last, sendConfirmation: _send, ...rest } = guest;
    const secrets = [
      ...Object.values({ ...rest, agreeTerms: 'x' }).filter((value) => value !== 'x'),
      'member@example.com',
      '1 Example Street',
      '+1 202 555 0142',
      '98000',
      '4242',
      'Visa',
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('in an older form are deleted with the next read', () => {
    const old = { v: 1, data: { uid: 'member-1', at: 'then', bookings: [aBooking()] } };
    localStorage.setItem('lastSeenTrips', JSON.stringify(old));
    expect(lastSeenTrips.read()).toBeNull();
    rememberTrips('member-1', STAYS);
    expect(localStorage.getItem('lastSeenTrips')).not.toContain('Example Street');
  });

  it('are deleted when the member signs out', () => {
    rememberTrips('member-1', STAYS);
    expect(localStorage.getItem('lastSeenTrips')).not.toBeNull();
    clearPersonalStore();
    expect(lastSeenTrips.read()).toBeNull();
    expect(localStorage.getItem('lastSeenTrips')).toBeNull();
  });

  it.each([
    ['another version', { v: 1, data: { uid: 'a', at: 'b', bookings: [] } }],
    ['no list', { v: 2, data: { uid: 'a', at: 'b', bookings: {} } }],
    ['no stays', { v: 2, data: { uid: 'a', at: 'b', bookings: [{ id: 'one' }, 7] } }],
    ['no member', { v: 2, data: { at: 'b', bookings: [] } }],
  ])('are nothing where %s is stored', (_what, json) => {
    localStorage.setItem('lastSeenTrips', JSON.stringify(json));
    expect(lastSeenTrips.read()).toBeNull();
  });
});
