import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort } from '../testing/resort-builders.ts';

it.each([
  ['/about', 'About the club'],
  ['/privacy', 'Privacy'],
  ['/help', 'Help'],
  ['/contact', 'Contact'],
  ['/magazine', 'Slow mornings, short drives'],
  ['/tv', 'A window somewhere else'],
  ['/directory', 'Directory'],
])('%s is a page of its own, named in the tab', async (path, title) => {
  renderRoute(path, { live: { catalogue: [aCatalogueResort()] } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => {
    expect(document.title).toMatch(/ · Tideaway$/);
  });
});

it('shows current prices on the help page', async () => {
  renderRoute('/help');
  await userEvent.click(await screen.findByText('What does a stay cost in points?'));
  expect(screen.getByText('12,500 points a night')).toBeVisible();
  expect(screen.getByText('$403.63 a stay')).not.toBeVisible();
  await userEvent.click(screen.getByText('What does a Last Call cost?'));
  expect(screen.getByText('$403.63 a stay')).toBeVisible();
});
