import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LazyResortMap } from './lazy-resort-map.tsx';

vi.mock('./resort-map.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('leads from a full screen back to the list, also where the map could not be loaded', async () => {
  const onList = vi.fn<() => void>();
  render(
    <LazyResortMap
      points={[]}
      selectedId={null}
      onSelect={() => {}}
      carousel={{ cardsIn: () => [], onList }}
    />,
  );
  const screenOfMap = screen.getByRole('dialog', { name: 'Map of resorts' });
  const message = await within(screenOfMap).findByRole('alert');
  expect(message).toHaveTextContent('The map could not be loaded');
  await userEvent.click(within(message).getByRole('button', { name: 'List' }));
  expect(onList).toHaveBeenCalledOnce();
});
