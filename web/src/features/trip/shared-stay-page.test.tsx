import { sharedStay } from '@club/domain/booking/shared-stay';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { apiFailure } from '../../testing/api-failure.ts';
import { aBooking } from '../../testing/booking-builder.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(apiClientModule, 'callFunction');

const call = vi.mocked(callFunction);
const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';
const stay = sharedStay(aBooking({ shareToken: TOKEN }), TOKEN);
if (stay === null) throw new Error('The stay is shared.');
const open = () =>
  renderRoute(`/stays/${TOKEN}`, {
    live: { resorts: { R1001: aResort() }, reviewSummaries: {}, catalogue: [] },
  });

beforeEach(() => {
  call.mockReset().mockResolvedValue({ ok: true, value: stay });
});

it('a shared stay shows a visitor where and when, and nothing to change or pay', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' })).toBeVisible();
  expect(call).toHaveBeenCalledExactlyOnceWith('openStay', { token: TOKEN });
  expect(screen.getByText('3 days to check-in')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'What comes next' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Check-in from 16:00Sat, 5 Dec 2026The member who booked, or their guest, checks in with a photo ID.',
    '6 nights, studio5 Dec – 11 Dec 2026',
    'Check-out until 11:00Fri, 11 Dec 2026',
  ]);
  expect(screen.getByText('Partial kitchen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
    'content',
    expect.stringContaining('noindex'),
  );
  const main = screen.getByRole('main');
  expect(main).not.toHaveTextContent(/\$|points|TW-|Plans changed|Payment|Receipt/);
});

it.each(['booking-not-found', 'invalid-input'] as const)(
  'a stay is no longer shared after the error %s',
  async (code) => {
    call.mockResolvedValue({ ok: false, error: apiFailure(code, { message: '' }) });
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This stay is not shared any more' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

it('a stay that could not be loaded can be asked for again', async () => {
  call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' })).toBeVisible();
});
