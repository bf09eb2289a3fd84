import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

type Id = 'units' | 'rooms' | 'reviews';

function Page() {
  const [selected, setSelected] = useState<Id>('units');
  return (
    <Tabs<Id>
      label="About this resort"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'units', label: 'Available Units', content: 'two ways to pay' },
        { id: 'rooms', label: 'Room Details', content: 'three rooms' },
        { id: 'reviews', label: 'Reviews', content: 'many words' },
      ]}
    />
  );
}

it('ties each tab to its panel', () => {
  render(<Page />);
  const tab = screen.getByRole('tab', { name: 'Available Units' });
  const panel = screen.getByRole('tabpanel', { name: 'Available Units' });
  expect(tab).toHaveAttribute('aria-controls', panel.id);
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(panel).toHaveTextContent('two ways to pay');
  expect(screen.queryByText('three rooms')).not.toBeInTheDocument();
});

it('has one tab stop for the row', async () => {
  render(<Page />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Available Units' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it.each([
  ['{ArrowRight}', 'Room Details'],
  ['{ArrowLeft}', 'Reviews'],
  ['{End}', 'Reviews'],
  ['{End}{ArrowRight}', 'Available Units'],
  ['{End}{Home}', 'Available Units'],
])('moves with %s to %s', async (keys, name) => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { name });
  expect(tab).toHaveFocus();
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
});
