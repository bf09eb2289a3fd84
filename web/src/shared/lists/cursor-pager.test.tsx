import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CursorPager } from './cursor-pager.tsx';

const pager = (page: number, hasNext: boolean) => {
  const onPrevious = vi.fn<() => void>();
  const onNext = vi.fn<() => void>();
  render(
    <CursorPager
      label="Pages of users"
      page={page}
      hasNext={hasNext}
      onPrevious={onPrevious}
      onNext={onNext}
    />,
  );
  return { onPrevious, onNext };
};

it('is not shown when everything fits on one page', () => {
  pager(1, false);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('turns pages and shows the page number', async () => {
  const { onPrevious, onNext } = pager(2, true);
  expect(screen.getByRole('navigation', { name: 'Pages of users' })).toBeVisible();
  expect(screen.getByText('Page 2')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPrevious).toHaveBeenCalledOnce();
  expect(onNext).toHaveBeenCalledOnce();
});

it('ends at the first and at the last page', () => {
  pager(1, true);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

it('has nothing after the last page', () => {
  pager(3, false);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});
