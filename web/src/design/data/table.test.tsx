import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Table } from './table.tsx';

type Admin = { email: string; name: string };

const ADMINS: readonly Admin[] = [
  { email: 'admin@example.com', name: 'First Admin' },
  { email: 'other@example.com', name: 'Other Admin' },
];

const renderAdmins = (roomy: boolean) => {
  const original = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = original(query);
    return Object.defineProperty(list, 'matches', { value: roomy });
  });
  return render(
    <Table
      caption="Admins"
      rows={ADMINS}
      rowKey={(admin) => admin.email}
      columns={[
        { id: 'name', header: 'Name', card: 'title', cell: (admin) => admin.name },
        { id: 'email', header: 'Email', cell: (admin) => admin.email },
        {
          id: 'actions',
          header: 'Actions',
          card: 'foot',
          cell: (admin) => <button type="button">Remove {admin.name}</button>,
        },
      ]}
    />,
  );
};

it('is a table with column headers where there is room', () => {
  renderAdmins(true);
  const table = screen.getByRole('table', { name: 'Admins' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Email', 'Actions']);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});

it('is a list of labelled cards on small screens', () => {
  renderAdmins(false);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const cards = within(screen.getByRole('list', { name: 'Admins' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  const [first] = cards;
  expect(first).toHaveTextContent('First Admin');
  expect(within(first!).getByRole('term')).toHaveTextContent('Email');
  expect(within(first!).getByRole('definition')).toHaveTextContent('admin@example.com');
  expect(within(first!).getByRole('button', { name: 'Remove First Admin' })).toBeInTheDocument();
});
