import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { aCatalogueResort } from '../../testing/resort-builders.ts';

const catalogue = ['Alba', 'Anchor Bay', 'Bay House', '9 Palms'].map((placeName, at) =>
  aCatalogueResort({ id: `R${at + 1}`, placeName, country: 'Spain', region: 'Europe' }),
);
const open = async (path: string) => {
  const page = renderRoute(path, { live: { catalogue } });
  await screen.findByText('4 resorts, from A to Z.');
  return page;
};
const names = (): (string | null)[] =>
  screen.queryAllByRole('link', { name: /Alba|Bay|Palms/ }).map(({ textContent }) => textContent);
const letter = (name: string): HTMLElement => screen.getByRole('group', { name });

it('opens by letter, which the address keeps', async () => {
  const { address } = await open('/directory');
  expect(names()).toEqual([]);
  expect(within(letter('A')).getByText('Alba to Anchor Bay')).toBeVisible();
  await userEvent.click(within(letter('A')).getByRole('heading'));
  expect(names()).toEqual(['Alba', 'Anchor Bay']);
  // A link to a letter opens it as well, and never closes it.
  const link = screen.getByRole('link', { name: '#, 1 resort' });
  await userEvent.click(link);
  await userEvent.click(link);
  expect(letter('#')).toHaveFocus();
  expect(names()).toEqual(['9 Palms', 'Alba', 'Anchor Bay']);
  expect(address()).toMatch(/^\/directory\?open=a&open=other/);
  await userEvent.click(within(letter('A')).getByRole('heading'));
  expect(names()).toEqual(['9 Palms']);
});

it('opens and closes everything, by letter and by place', async () => {
  const { address } = await open('/directory');
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  expect(names()).toHaveLength(4);
  await userEvent.click(within(letter('B')).getByRole('heading'));
  expect(names()).not.toContain('Bay House');
  await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(names()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'By place' }));
  expect(address()).toBe('/directory?by=place');
  await userEvent.click(screen.getByRole('heading', { name: 'Spain' }));
  expect(names()).toHaveLength(4);
});
