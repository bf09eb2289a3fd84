import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { aResort } from '../../testing/resort-builders.ts';

const TELL_ME = /^Tell me when it is free/;

beforeEach(() => {
  localStorage.clear();
});

const open = async (over: Parameters<typeof aResort>[0] = {}) => {
  const route = renderRoute('/singleResortPage/R1001', {
    session: aMember(),
    live: { resorts: { R1001: aResort(over) }, catalogue: [] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Pelican Cove' });
  return route;
};

describe('the ways to stay at a resort', () => {
  it.each([
    ['Tell me when it is free (with points)', 'type=rciPoints'],
    ['Tell me when it is free (by card)', 'type=lastCall'],
  ])('lead to the waitlist by “%s”', async (name, type) => {
    const { address } = await open();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tell me when it is free' }),
    ).toBeVisible();
    expect(address()).toBe(`/waitlist/new?resort=R1001&${type}&unit=studio`);
    expect(screen.getByLabelText('Unit Type')).toHaveDisplayValue('Studio');
  });

  it('offer no waitlist at a resort that takes no bookings', async () => {
    await open({ available: false });
    expect(screen.queryByRole('link', { name: TELL_ME })).toBeNull();
  });
});
