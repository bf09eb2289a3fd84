import type { APIRequestContext, Page } from '@playwright/test';
import type { StoredBooking } from '@club/domain/booking/booking';
import { addDays, fromDate } from '@club/domain/calendar/local-date';
import { displayName } from '@club/domain/resort/resort-name';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { newMember, register } from './accounts.ts';
import { tokensOf } from './by-hand.ts';
import { expect } from './club-test.ts';

/** The dates that these journeys are about, far enough from those that others book. */
const FROM = addDays(fromDate(new Date()), 60);
export const WANTED = { from: FROM, to: addDays(FROM, 3), nights: 3 } as const;

/**
 * A resort with a single unit, which no other journey touches: another one for each `turn` (from 0)
 * and screen size.
 */
export const oneUnitResort = async (
  request: APIRequestContext,
  turn: number,
  project: string,
): Promise<{ id: string; name: string }> => {
  const answer = await request.get('/all-resorts');
  expect(answer.ok()).toBe(true);
  const resorts = ((await answer.json()) as StoredResort[]).filter(
    (resort) => resort.available && resort.available_amount === 1,
  );
  const resort = resorts[2 * turn + (project === 'phone' ? 0 : 1)];
  if (resort === undefined) throw new Error('The seed has too few resorts with one unit.');
  return { id: resort._id, name: displayName(resort.place_name) };
};

/** The address of the offer for the wanted dates. */
export const offerAt = (resortId: string): string =>
  `/available-booking?resort=${resortId}&type=rciPoints&unit=studio&from=${WANTED.from}&to=${WANTED.to}`;

/** Registers somebody on `page`, ending at `path`; tells their address and their latest token. */
export const joinClub = async (
  page: Page,
  path: string,
): Promise<{ email: string; token: () => string }> => {
  const tokens = tokensOf(page);
  const member = newMember();
  await page.goto(`/registration?from=${encodeURIComponent(path)}`);
  await register(page, member);
  return { email: member.email, token: tokens.latest };
};

/** Books the wanted dates with points, as the site would. */
export const bookWanted = async (
  request: APIRequestContext,
  person: { email: string; token: () => string },
  resortId: string,
): Promise<StoredBooking> => {
  const answer = await request.post('/bookings', {
    headers: { Authorization: `Bearer ${person.token()}` },
    data: {
      resort: { _id: resortId },
      email: person.email,
      paymentMethod: 'points',
      startDate: WANTED.from,
      endDate: WANTED.to,
      unitType: 'studio',
      billingInfo: {
        firstName: 'Test',
        lastName: 'Member',
        phoneNumber: '+1 555 0100 200',
        address1: '1 Example Street',
        country: 'USA',
        city: 'Springfield',
        state: 'Illinois',
        postalCode: '62701',
      },
      paymentDetails: null,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as StoredBooking;
};
