import {
  directoryStateOf,
  shownPage,
  withQuery,
} from '../../web/src/features/directory/directory-state.ts';
import {
  lastCallQueryOf,
  withLastCallQuery,
} from '../../web/src/features/discovery/last-call-list.ts';
import { filterOfQuery } from '../../web/src/shared/filter/filter-query.ts';
import { isKnownPath } from '../../web/src/shared/routes/paths.ts';
import { stayPartsOf } from '../../web/src/shared/stay/stay-fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOARD_LINK, FIRST, readClubOf } from './club-in-memory.ts';
import { pageWithoutScript } from './page-without-script.ts';

const TODAY = '2026-11-23';
const RESORT = `/singleResortPage/${FIRST._id}`;

/** Everything that a reader without script can use. */
const USABLE = ':not([data-without-script="hide"], [data-without-script="hide"] *)';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

/** The form that has a field or button. */
const formWith = (document: Document, selector: string): HTMLFormElement => {
  const form = document.querySelector(selector)?.closest('form') ?? null;
  if (form === null) throw new Error(`No form has ${selector}.`);
  return form;
};

const FILTERS = 'details select[name="sort"]';

const choose = (form: HTMLFormElement, name: string, value: string): void => {
  const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(
    `select[name="${name}"], input[name="${name}"]:not([type="checkbox"])`,
  );
  if (field === null) throw new Error(`The form has no ${name}.`);
  field.value = value;
  expect(field.value).toBe(value);
};

const check = (form: HTMLFormElement, name: string, value: string, on = true): void => {
  const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  const box = boxes.find((one) => one.value === value);
  if (box === undefined) throw new Error(`The form has no ${name} '${value}'.`);
  expect(box.checked).toBe(!on);
  box.checked = on;
};

const PAGES = [
  '/',
  '/?location=e&sleeps=4&amenity=Spa&type=lastCall&page=2',
  '/?view=map',
  RESORT,
  `${RESORT}?tab=reviews&from=2026-12-20&to=2026-12-26`,
  '/search',
  '/search?q=bay',
  '/search?q=qqqq',
  '/lastCallVacation',
  '/lastCallVacation?window=7&sleeps=2',
  '/directory',
  '/directory?open=all',
  '/magazine',
  '/help',
  '/about',
  '/privacy',
  '/contact',
  '/tv',
  `/boards/${BOARD_LINK}`,
  '/boards/closed',
  '/stays/somestay',
  '/no-such-page',
];

describe.each(PAGES)('a page without script: %s', (path) => {
  let document: Document;
  beforeAll(async () => {
    ({ document } = await pageWithoutScript(path));
  });

  it('leads to pages that exist', () => {
    const targets = [
      ...[...document.querySelectorAll(`a[href]${USABLE}`)].map((link) =>
        link.getAttribute('href'),
      ),
      ...[...document.querySelectorAll(`form[action]${USABLE}`)].map((form) =>
        form.getAttribute('action'),
      ),
    ].map((target) => new URL(target ?? '', document.location.href));
    const own = targets.filter(({ origin }) => origin === document.location.origin);
    expect(own.length).toBeGreaterThan(5);
    const unknown = own.filter(
      ({ pathname }) => !isKnownPath(pathname) && pathname !== document.location.pathname,
    );
    expect(unknown.map(String)).toEqual([]);
    const missing = own
      .filter(({ pathname, hash }) => pathname === document.location.pathname && hash !== '')
      .filter(({ hash }) => document.getElementById(hash.slice(1)) === null);
    expect(missing.map(String)).toEqual([]);
  });

  it('has no field that nothing reads, and says what is missing', () => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        `:is(input, select, textarea)${USABLE}`,
      ),
    ];
    const dead = fields.filter((field) => {
      const form = field.closest('form');
      return field.name === '' || form === null || form.method !== 'get';
    });
    expect(dead.map(({ outerHTML }) => outerHTML)).toEqual([]);
    // Each form can be sent by a button.
    const forms = [...document.querySelectorAll(`form${USABLE}`)];
    expect(forms.filter((form) => form.querySelector('[type="submit"]') === null)).toEqual([]);
    expect(document.body.textContent).toContain('Without JavaScript you can read');
  });
});

describe('the filters of the directory without script', () => {
  const before = 'location=e&page=3&match=2&amenity=Spa&view=list';

  it('write the address that the product writes', async () => {
    const { document, addressOf } = await pageWithoutScript(`/?${before}`);
    const form = formWith(document, FILTERS);
    choose(form, 'sort', 'rating');
    choose(form, 'sleeps', '4');
    choose(form, 'from', '2026-12-20');
    choose(form, 'to', '2026-12-26');
    choose(form, 'flex', 'near');
    choose(form, 'points', '60000');
    check(form, 'amenity', 'Spa', false);
    check(form, 'amenity', 'Golf');
    check(form, 'unit', 'studio');
    check(form, 'crown', 'gold');
    const address = addressOf(form);
    expect([address.pathname, address.hash]).toEqual(['/', '#resorts']);
    const { filter } = filterOfQuery(query(before), TODAY);
    const wanted = withQuery(query(before), {
      sort: 'rating',
      filter: {
        ...filter,
        sleeps: 4,
        dates: { flex: 'near', from: '2026-12-20', to: '2026-12-26' },
        ceiling: { in: 'points', most: 60_000 },
        amenities: ['Golf'],
        units: ['studio'],
        crowns: ['RCI Gold Crown'],
      },
    });
    expect(directoryStateOf(address.searchParams, TODAY)).toEqual(directoryStateOf(wanted, TODAY));
    const rest = (params: URLSearchParams) =>
      ['page', 'match', 'view'].map((name) => params.get(name));
    expect(rest(address.searchParams)).toEqual(rest(wanted));
  });

  it('are unchanged when nothing is changed', async () => {
    const text =
      'location=e&type=lastCall&flex=week&month=2027-03&usd=361.02&unit=studio&region=Europe&sort=name';
    const { document, addressOf } = await pageWithoutScript(`/?${text}`);
    const address = addressOf(formWith(document, FILTERS));
    expect(filterOfQuery(address.searchParams, TODAY)).toEqual(filterOfQuery(query(text), TODAY));
  });

  it('are taken away by links', async () => {
    const { document } = await pageWithoutScript('/?sleeps=4&amenity=Spa');
    const links = [...document.querySelectorAll('a')].filter(({ textContent }) =>
      textContent.startsWith('Remove filter'),
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Remove filter Sleeps 4+', '/?amenity=Spa#resorts'],
      ['Remove filter Spa', '/?sleeps=4#resorts'],
    ]);
  });

  it('keep what is chosen when another place is looked for', async () => {
    const { document, addressOf } = await pageWithoutScript('/?sleeps=4&match=2');
    const form = formWith(document, 'form[aria-label="Filter resorts by location"] input');
    choose(form, 'location', 'Italy');
    const { searchParams } = addressOf(form);
    expect(searchParams.toString()).toBe('sleeps=4&location=Italy');
  });

  it.each(['', 'sleeps=2&sort=name'])('keep pages apart: ?%s', async (text) => {
    const { document, addressOf } = await pageWithoutScript(`/?${text}`);
    const button = document.querySelector<HTMLButtonElement>('button[aria-label="Page 2"]');
    const form = button?.form ?? null;
    if (button === null || form === null) throw new Error('There is no second page.');
    const address = addressOf(form, button);
    const wanted = shownPage(TODAY).write(query(text), 2);
    expect(address.hash).toBe('#resorts');
    expect(address.searchParams.toString()).toBe(wanted.toString());
  });
});

describe('other lists without script', () => {
  it('keep the window and the order of Last Call', async () => {
    const text = 'window=7&sort=rating&sleeps=2&page=2';
    const { document, addressOf } = await pageWithoutScript(`/lastCallVacation?${text}`);
    const form = formWith(document, FILTERS);
    choose(form, 'sort', 'date');
    const now = lastCallQueryOf(query(text), TODAY);
    expect(lastCallQueryOf(addressOf(form).searchParams, TODAY)).toEqual({ ...now, order: 'date' });
    expect(addressOf(form).searchParams.has('page')).toBe(false);
    const later = [...document.querySelectorAll('noscript a')].find(
      ({ textContent }) => textContent === 'Later',
    );
    const wanted = withLastCallQuery(query(text), { ...now, window: 'later' });
    expect(later?.getAttribute('href')).toBe(`/lastCallVacation?${wanted.toString()}`);
  });

  it('search with the stay of the page', async () => {
    const { document, addressOf } = await pageWithoutScript(
      '/lastCallVacation?from=2026-12-20&to=2026-12-26&amenity=Spa',
    );
    const form = formWith(document, 'input[name="q"]');
    choose(form, 'q', 'coral bay');
    const { pathname, searchParams } = addressOf(form);
    expect(`${pathname}?${searchParams.toString()}`).toBe(
      '/search?q=coral+bay&from=2026-12-20&to=2026-12-26',
    );
  });

  it('lead from the letters of a large club to the names under them', async () => {
    const large = readClubOf(600);
    const { document } = await pageWithoutScript('/directory', large);
    const parts = [...document.querySelectorAll('main details[id]')].map((part) => ({
      letter: part.querySelector('h2')?.textContent ?? '',
      address: part.querySelector('noscript a')?.getAttribute('href') ?? '',
    }));
    expect(parts.length).toBeGreaterThan(10);
    for (const { letter, address } of [parts[1], parts.at(-1)].flatMap((part) => part ?? [])) {
      expect(address).toMatch(/#resorts$/);
      const list = await pageWithoutScript(address.replace(/#.*$/, ''), large);
      const names = [...list.document.querySelectorAll('#resorts h3')].map(
        ({ textContent }) => textContent,
      );
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => name.startsWith(letter))).not.toEqual([]);
    }
    expect(new Set(parts.map(({ address }) => address)).size).toBeGreaterThan(5);
  });

  it('show what a search finds, and the answers to a question', async () => {
    const word = FIRST.place_name.split(' ').at(-1) ?? '';
    const search = await pageWithoutScript(`/search?q=${encodeURIComponent(word)}`);
    expect(search.document.querySelector(`a[href^="${RESORT}"]`)).not.toBeNull();
    // What a query says is a filter, which goes with its words.
    const criterion = await pageWithoutScript(
      '/search?q=pools+in+italy&ids=&location=Italy&amenity=Pool',
    );
    const links = [...criterion.document.querySelectorAll('noscript a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toContainEqual(['Remove filter Italy', '/search?q=pools&ids=&amenity=Pool']);
    const help = await pageWithoutScript('/help?q=refund');
    expect(help.document.querySelectorAll('details[open]').length).toBeGreaterThan(1);
  });
});

describe('a resort without script', () => {
  it('shows which nights are sold, without giving them to the browser', async () => {
    const { document, data } = await pageWithoutScript(RESORT);
    const months = [...document.querySelectorAll('noscript table')];
    const soldIn = (month: string): string[] => {
      const table = months.find((one) =>
        one.querySelector('caption')?.textContent.startsWith(month),
      );
      return [...(table?.querySelectorAll('s') ?? [])].map(({ textContent }) => textContent);
    };
    expect(months).toHaveLength(13);
    expect(soldIn('December 2026: 29 free')).toEqual(['24', '25']);
    expect(soldIn('February 2027: 28 free')).toEqual([]);
    const scarce = [...document.querySelectorAll('noscript td small')].map(
      ({ parentElement }) => parentElement?.textContent,
    );
    expect(scarce).toEqual(['24Sold', '25Sold', '131 left']);
    expect([...data.documents.keys()].some((key) => key.startsWith('scarceNights'))).toBe(false);
  });

  it('prices the stay of the address', async () => {
    const asked = `${RESORT}?from=2026-12-23&to=2026-12-26`;
    const { document, addressOf } = await pageWithoutScript(asked);
    const form = formWith(document, 'section[aria-label="Your stay"] input[name="from"]');
    expect(form.closest('section')?.textContent).toContain('Not all of these nights are free.');
    choose(form, 'from', '2027-01-04');
    choose(form, 'to', '2027-01-08');
    choose(form, 'unit', '1 bedroom');
    choose(form, 'type', 'lastCall');
    const { pathname, search, searchParams } = addressOf(form);
    expect(stayPartsOf(searchParams, TODAY)).toEqual({
      dates: { from: '2027-01-04', to: '2027-01-08' },
      sleeps: 0,
      units: ['1 bedroom'],
      vacationType: 'lastCall',
    });
    const next = await pageWithoutScript(`${pathname}${search}`);
    const panel = next.document.querySelector('section[aria-label="Your stay"]');
    expect(panel?.textContent).toContain('$361.02');
    expect(panel?.textContent).toContain('A unit is free in every night.');
  });

  it('leads from its tabs to their sections', async () => {
    const { document } = await pageWithoutScript(RESORT);
    const tabs = [...document.querySelectorAll('nav[aria-label="About this resort"] a')];
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(
      ['units', 'rooms', 'details', 'area', 'reviews'].map((id) => `${RESORT}?tab=${id}#${id}`),
    );
  });
});
