import type { APIRequestContext } from '@playwright/test';
import type { StoredBooking } from '@club/domain/booking/booking';
import { addDays } from '@club/domain/calendar/local-date';
import { expect } from './club-test.ts';
import { dayAhead } from './days.ts';

/** The dates that these journeys are about, far enough from those that others book. */
const FROM = dayAhead(60);
export const WANTED = { from: FROM, to: addDays(FROM, 3), nights: 3 } as const;

/** The address of the offer for the wanted dates. */
export const offerAt = (resortId: string): string =>
  `/available-booking?resort=${resortId}&type=rciPoints&unit=studio&from=${WANTED.from}&to=${WANTED.to}`;

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
