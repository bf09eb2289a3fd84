import type { Booking } from '@club/domain/booking/booking';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { createLiveStore } from '../../kernel/live/live-store.ts';
import { aBooking } from '../../testing/booking-builder.ts';
import { MEMBER_UID, liveKey, publish } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aReview } from '../../testing/review-builder.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';

spyOnExports(apiClientModule, 'callFunction');

const call = vi.mocked(callFunction);
const ID = '0123456789abcdef01234567';
const OWN = liveKey('ownBookings', { uid: MEMBER_UID });
const STAY = aBooking({
  id: ID,
  status: 'completed',
  startDate: '2026-10-03',
  endDate: '2026-10-10',
});
const REVIEW = aReview();

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
});

const open = async (booking: Booking = STAY) => {
  const store = createLiveStore();
  publish(store, 'ownBookings', { uid: MEMBER_UID }, [booking]);
  renderRoute(`/dashboard/my-bookings/${ID}`, { session: aMember(), store });
  await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' });
  return store;
};
const openForm = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Review your stay' }));
  return within(await screen.findByRole('dialog', { name: 'Review your stay' }));
};
type Form = Awaited<ReturnType<typeof openForm>>;
const choose = (form: Form, group: string, choice: string): Promise<void> =>
  userEvent.click(
    within(form.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }),
  );
const rateAll = async (form: Form): Promise<void> => {
  for (const [label, score] of Object.entries(REVIEW.ratings)) {
    await choose(form, label, String(score));
  }
};

describe('the review of a stay', () => {
  it('can be written once the stay is over, and not before', async () => {
    await open({ ...STAY, status: 'confirmed' });
    expect(screen.queryByRole('region', { name: 'Your review' })).toBeNull();
  });

  it('is sent as it was entered and then shown, with the focus on it', async () => {
    const store = await open();
    const form = await openForm();
    await rateAll(form);
    await choose(form, 'Wi-Fi that worked?', 'Yes');
    await choose(form, 'Somewhere to park?', 'No');
    await userEvent.type(form.getByLabelText(/In your words/), 'Quiet.');
    await userEvent.click(form.getByRole('checkbox', { name: 'Show my first name' }));
    call.mockResolvedValueOnce({ ok: true, value: REVIEW });
    await userEvent.click(form.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText('Thank you. Your review is published.')).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith('writeReview', {
      bookingId: ID,
      ratings: REVIEW.ratings,
      facts: {
        wifi: 'yes',
        parking: 'no',
        laundry: 'unknown',
        kitchen: 'unknown',
        unexpectedFees: 'unknown',
      },
      text: 'Quiet.',
      showName: true,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => {
      store.publish(OWN, [{ ...STAY, reviewId: REVIEW.id }]);
      publish(store, 'review', { id: REVIEW.id }, REVIEW);
    });
    const part = within(screen.getByRole('region', { name: 'Your review' }));
    expect(part.getByText('Quiet, with a view.')).toBeVisible();
    expect(part.getByText('A member')).toBeVisible();
    expect(part.getByText(/1 bedroom · stayed in October 2026/)).toBeVisible();
    expect(part.getByRole('link', { name: 'with the resort' })).toHaveAttribute(
      'href',
      '/singleResortPage/R1001?tab=reviews',
    );
    expect(part.queryByRole('button', { name: 'Review your stay' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toContainElement(part.getByText('A member')),
    );
  });

  it('says which ratings are missing, and leads to them', async () => {
    await open();
    const form = await openForm();
    await choose(form, 'Rooms', '8');
    await userEvent.click(form.getByRole('button', { name: 'Publish review' }));
    const errors = within(await form.findByRole('alert'));
    expect(errors.getAllByRole('button').map((jump) => jump.textContent)).toEqual([
      'Please rate: Service.',
      'Please rate: Value.',
      'Please rate: Cleanliness.',
    ]);
    const service = form.getByRole('radiogroup', { name: 'Service' });
    expect(service).toHaveAttribute('aria-invalid', 'true');
    expect(service).toHaveAccessibleDescription('Please rate: Service.');
    await userEvent.click(errors.getByRole('button', { name: 'Please rate: Service.' }));
    expect(service.contains(document.activeElement)).toBe(true);
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps what was entered when the form is closed, and when it could not be sent', async () => {
    await open();
    const form = await openForm();
    await rateAll(form);
    await userEvent.type(form.getByLabelText(/In your words/), 'Quiet.');
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    await userEvent.click(form.getByRole('button', { name: 'Publish review' }));
    expect(await form.findByText(/Pressing the button again is safe/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Later' }));
    const again = await openForm();
    expect(again.getByLabelText(/In your words/)).toHaveValue('Quiet.');
    const rooms = within(again.getByRole('radiogroup', { name: 'Rooms' }));
    expect(rooms.getByRole('radio', { name: '8' })).toBeChecked();
  });

  it('shows the server’s error', async () => {
    await open();
    const form = await openForm();
    await rateAll(form);
    call.mockResolvedValueOnce({
      ok: false,
      error: apiFailure('already-reviewed', { message: 'You have already reviewed this stay.' }),
    });
    await userEvent.click(form.getByRole('button', { name: 'Publish review' }));
    expect(await form.findByText('You have already reviewed this stay.')).toBeVisible();
  });

  it('can be retried when it could not be loaded', async () => {
    const store = await open({ ...STAY, reviewId: REVIEW.id });
    expect(screen.getByText('Loading your review...')).toBeInTheDocument();
    act(() => store.fail(liveKey('review', { id: REVIEW.id })));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Loading your review...')).toBeInTheDocument();
  });
});
