import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nearReader } from '../shared/search/near-reader.ts';
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

  it('give way to what is typed, also before they have followed it', async () => {
    const { field, address } = await typing('lak');
    const form = field.closest('form') ?? expect.fail('The field is in no form.');
    await list();
    await userEvent.keyboard('{ArrowDown}');
    // Options are drawn after the keys, so at the end of this.
    act(() => {
      fireEvent.keyDown(field, { key: 'e' });
      fireEvent.change(field, { target: { value: 'lake' } });
      if (fireEvent.keyDown(field, { key: 'Enter' })) fireEvent.submit(form);
    });
    await waitFor(() => expect(address()).toMatch(/^\/search\?q=lake\b/));
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

describe('criteria in what is typed', () => {
  const requested = [
    ...catalogue,
    aCatalogueResort({ id: 'R7', location: 'Rome, Italy', sleeps: 6, amenities: ['Pool', 'Spa'] }),
    aCatalogueResort({ id: 'R8', location: 'Porto, Portugal', amenities: ['Pool'] }),
  ];
  const criterion = async (text: string) => {
    const route = renderRoute('/about', { live: { catalogue: requested } });
    await userEvent.type(await screen.findByRole('combobox'), text);
    await list();
    return route;
  };

  it('are amenities, after places and resorts, with the number of resorts', async () => {
    const { address } = await criterion('po');
    expect(within(await list()).getAllByRole('group')).toHaveLength(4);
    expect(options().filter((text) => !/·/.test(text ?? ''))).toEqual([
      'Portugal1 resort',
      'Porto, Portugal1 resort',
      'Pool2 resorts',
      expect.stringMatching(/^See all results/),
    ]);
    await userEvent.click(screen.getByRole('option', { name: /^Pool/ }));
    await waitFor(() => {
      expect(address()).toBe('/?amenity=Pool#resorts');
    });
  });

  it('stay with the place that is typed after them', async () => {
    const { address } = await criterion('pool for 5 in ita');
    expect(options()).toContain('ItalySleeps 5+, Pool · 1 resort');
    expect(options().at(-1)).toBe(
      'See all results for “pool for 5 in ita”Pool, Sleeps 5+ · 1 resort',
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/?location=Italy&sleeps=5&amenity=Pool#resorts');
    });
  });
});

describe('an empty field', () => {
  it('offers popular regions, and places near the reader where the zone says one', async () => {
    const near = aCatalogueResort({
      id: 'R9',
      location: 'Oslo, Norway',
      region: 'Northern Europe',
    });
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Europe/Oslo',
    });
    const { address } = renderRoute('/about', { live: { catalogue: [...catalogue, near] } });
    await userEvent.click(await screen.findByRole('combobox'));
    await screen.findByRole('listbox', { name: 'Searches and places' });
    expect(options()).toEqual([
      'Oslo, Norway1 resort',
      'Norway1 resort',
      'North America2 resorts',
      'Northern Europe1 resort',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => {
      expect(address()).toBe('/?region=North+America#resorts');
    });
    vi.restoreAllMocks();
  });

  it('knows the country by the zones of the reader’s languages', () => {
    const norway = { name: 'Norway', own: 'Norway', resorts: 2 };
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    const resolved = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix', 'nb-NO']);
    zone.mockReturnValue({ ...resolved, timeZone: 'Europe/Oslo' });
    expect(nearReader(new Map([['norway', norway]]))).toEqual([norway]);
    zone.mockReturnValue({ ...resolved, timeZone: 'Asia/Tokyo' });
    expect(nearReader(new Map([['norway', norway]]))).toEqual([]);
    zone.mockReturnValue({ ...resolved, timeZone: 'UTC' });
    expect(nearReader(new Map([['norway', norway]]))).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('the search history', () => {
  it('is removed by keyboard, one by one', async () => {
    localStorage.setItem('searchHistory', '["alps","lake","sea"]');
    renderRoute('/about', { live: { catalogue } });
    const field = await screen.findByRole('combobox');
    await userEvent.click(field);
    await screen.findByRole('group', { name: 'Your Search History' });
    expect(field).toHaveAccessibleDescription(/Delete removes/);
    // Nothing is active yet, so nothing is removed.
    await userEvent.keyboard('{Delete}');
    const history = (): (string | null)[] =>
      options().filter((text) => !/resorts?$/.test(text ?? ''));
    expect(history()).toEqual(['alps', 'lake', 'sea']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    expect(history()).toEqual(['alps', 'sea']);
    expect(active(field)).toBe('sea');
    await userEvent.keyboard('{Delete}{Delete}');
    expect(screen.queryByRole('group', { name: 'Your Search History' })).toBeNull();
    expect(localStorage.getItem('searchHistory')).toBe('[]');
    expect(field).toHaveFocus();
    // What is left cannot be removed.
    expect(field).not.toHaveAccessibleDescription();
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
