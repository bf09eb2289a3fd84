import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pagination } from './pagination.tsx';

const at = (page: number, select: (page: number) => void, totalPages = 16) => (
  <Pagination
    label="Pages of resorts"
    page={page}
    totalPages={totalPages}
    window={[11, 12, 13, 14, 15, 16]}
    onSelect={select}
  />
);

const renderAt = (page: number, totalPages?: number) => {
  const select = vi.fn<(page: number) => void>();
  render(at(page, select, totalPages));
  return select;
};

const marked = (): HTMLElement => screen.getByRole('button', { current: 'page' });

describe('pagination', () => {
  it('shows the given page numbers and marks the current page', () => {
    renderAt(12);
    const bar = screen.getByRole('navigation', { name: 'Pages of resorts' });
    expect(within(bar).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Page 11' })).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['Prev', 11],
    ['Next', 13],
    ['Page 15', 15],
  ])('%s opens page %i, which is marked before the list has turned', async (name, page) => {
    const select = renderAt(12);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(select.mock.calls).toEqual([[page]]);
    expect(marked()).toHaveTextContent(String(page));
  });

  it('goes two pages on with two presses before the list has turned', async () => {
    const select = vi.fn<(page: number) => void>();
    const { rerender } = render(at(12, select));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(select.mock.calls).toEqual([[13], [14]]);
    rerender(at(13, select));
    expect(marked()).toHaveTextContent('14');
    rerender(at(14, select));
    expect(marked()).toHaveTextContent('14');
    // Back in the browser.
    rerender(at(12, select));
    expect(marked()).toHaveTextContent('12');
  });

  it('cannot go before the first page', () => {
    renderAt(1);
    expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('cannot go past the last page', () => {
    renderAt(16);
    expect(screen.getByRole('button', { name: 'Prev' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('is not shown for a single page', () => {
    renderAt(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
