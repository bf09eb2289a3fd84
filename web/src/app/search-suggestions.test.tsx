import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { aCatalogueResort } from '../testing/resort-builders.ts';

beforeEach(() => {
  localStorage.clear();
});

const catalogue = [
  aCatalogueResort({ id: 'R1', placeName: 'Lakehouse', location: 'Como, Italy' }),
  aCatalogueResort({ id: 'R2', placeName: 'Pier', location: 'Lake Geneva, Switzerland' }),
  aCatalogueResort({ id: 'R3', placeName: 'Lake Rest', location: 'Rome, Italy', available: false }),
];

/** Opens the bar's field with something typed; gives the field once the list is there. */
const typing = async (text: string) => {
  const route = renderRoute('/about', { live: { catalogue } });
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, text);
  return { ...route, field };
};
const list = () => screen.findByRole('listbox', { name: 'Suggestions' });
const options = (): (string | null)[] =>
  screen.getAllByRole('option').map((option) => option.textContent);
/** The option that the field says is active. */
const active = (field: HTMLElement): string | null | undefined => {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

describe('suggestions while typing', () => {
  it('are places, resorts that can be booked, earlier searches and all results', async () => {
    localStorage.setItem('searchHistory', '["lake view","alps"]');
    await typing('lak');
    const groups = within(await list()).getAllByRole('group');
    expect(
      groups.map((group) => [group, within(group).getAllByRole('option').length]),
    ).toHaveLength(4);
    expect(options()).toEqual([
      'Lake Geneva, Switzerland1 resort',
      'LakehouseComo, Italy · R1',
      'PierLake Geneva, Switzerland · R2',
      'lake view',
      'See all results for “lak”3 resorts',
    ]);
  });

  it('are a combobox: the focus stays in the field, arrows go round', async () => {
    const { field } = await typing('lak');
    const listbox = await list();
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', listbox.id);
    expect(field).toHaveAttribute('aria-autocomplete', 'list');
    expect(active(field)).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(active(field)).toBe('Lake Geneva, Switzerland1 resort');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lake Geneva');
    await userEvent.keyboard('{ArrowUp}');
    expect(active(field)).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(active(field)).toMatch(/^See all results/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active(field)).toMatch(/^Lake Geneva/);
    // Typing continues in the field.
    await userEvent.keyboard('{Home}');
    expect(active(field)).toBeNull();
    expect(field).toHaveFocus();
  });

  it('forget the active one when more is typed', async () => {
    const { field } = await typing('lak');
    await list();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(field, 'e');
    expect(active(field)).toBeNull();
  });

  it('lead to a resort, which is no search', async () => {
    const { address, field } = await typing('lak');
    await list();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/singleResortPage/R1');
    });
    expect(field).toHaveValue('');
    expect(localStorage.getItem('searchHistory')).toBeNull();
  });

  it('lead to the resorts of a place', async () => {
    const { address } = await typing('geneva');
    await list();
    await userEvent.click(screen.getByRole('option', { name: /^Lake Geneva, Switz.*1 resort$/ }));
    await waitFor(() => {
      expect(address()).toBe('/?location=Lake+Geneva%2C+Switzerland#resorts');
    });
  });

  it('lead to all results, which is a search', async () => {
    const { address } = await typing('lake');
    await list();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/search?q=lake&ids=R1,R3,R2');
    });
    expect(localStorage.getItem('searchHistory')).toBe('["lake"]');
  });

  it('correct what is misspelled', async () => {
    const { address } = await typing('gneva');
    await list();
    expect(options()).toEqual(['geneva']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/search?q=geneva&ids=R2');
    });
  });

  it('close with Escape, which then empties the field; arrow down opens them again', async () => {
    const { field } = await typing('lak');
    await list();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-controls');
    expect(field).toHaveValue('lak');
    await userEvent.keyboard('{ArrowDown}');
    await list();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('are counted for screen readers once typing rests', async () => {
    await typing('lak');
    await list();
    expect(
      await screen.findByText('4 suggestions. 3 resort(s) match your search.'),
    ).toBeInTheDocument();
  });

  it('say so when there is nothing', async () => {
    const { field } = await typing('zzzqqq');
    expect(await screen.findByText(/^Nothing by that name so far/)).toBeVisible();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the search history', () => {
  it('is removed by keyboard, one by one', async () => {
    localStorage.setItem('searchHistory', '["alps","lake","sea"]');
    renderRoute('/about', { live: { catalogue } });
    const field = await screen.findByRole('combobox');
    await userEvent.click(field);
    await screen.findByRole('listbox', { name: 'Your Search History' });
    expect(field).toHaveAccessibleDescription(/Delete removes/);
    // Nothing is active yet, so nothing is removed.
    await userEvent.keyboard('{Delete}');
    expect(options()).toEqual(['alps', 'lake', 'sea']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    expect(options()).toEqual(['alps', 'sea']);
    expect(active(field)).toBe('sea');
    await userEvent.keyboard('{Delete}{Delete}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(localStorage.getItem('searchHistory')).toBe('[]');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('is emptied at once', async () => {
    localStorage.setItem('searchHistory', '["alps","lake"]');
    renderRoute('/search_bar_mobile', { live: { catalogue } });
    const main = await screen.findByRole('main');
    await userEvent.click(await within(main).findByRole('button', { name: 'Clear all' }));
    expect(localStorage.getItem('searchHistory')).toBe('[]');
    expect(within(main).getByRole('combobox')).toHaveFocus();
  });
});
