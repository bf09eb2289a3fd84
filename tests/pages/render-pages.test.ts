import { API_ERRORS } from '@club/domain/api/errors';
import { SCREEN_TEXTS } from '@club/domain/api/screen-texts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST } from './club-in-memory.ts';
import { renderedAt } from './rendered-at.ts';

/** What the reader would have to wait for; a resort's months and map come when they are about to be seen. */
const loadingIn = (body: string): string[] =>
  [...body.matchAll(/Loading[^<]*/g)]
    .map(([said]) => said)
    .filter((said) => !['Loading...', 'Loading the map...'].includes(said));

const titleIn = (head: string): string => /<title>(.*)<\/title>/.exec(head)?.[1] ?? '';

const RESORT = `/singleResortPage/${FIRST._id}`;

describe('a page that a server renders', () => {
  const warned = vi.spyOn(console, 'warn');
  const failed = vi.spyOn(console, 'error');
  beforeEach(() => {
    warned.mockClear();
    failed.mockClear();
  });

  it.each([
    ['/', FIRST.place_name, 'Tideaway'],
    ['/?page=2', 'Find your dream vacation!', 'Tideaway'],
    [RESORT, FIRST.place_name, `${FIRST.place_name} · Tideaway`],
    ['/search?q=beach', 'beach', /beach/i],
    ['/lastCallVacation', 'Last Call', /Last Call/],
    ['/directory?open=all', FIRST.place_name, /Tideaway/],
    ['/magazine', 'Magazine', /Magazine/i],
    ['/help', 'Help', /Help/],
    ['/about', 'Tideaway', /Tideaway/],
    ['/privacy', 'Privacy', /Privacy/],
    ['/contact', 'Contact', /Contact/i],
    ['/no-such-page', SCREEN_TEXTS.notFound, /not found/],
    ['/singleResortPage/R999999', API_ERRORS['resort-not-found'].message, 'Resort'],
  ])(
    'has its content, its title and nothing that the policy refuses: %s',
    async (path, text, title) => {
      const page = await renderedAt(path);
      expect(page.body).toContain(text);
      expect(titleIn(page.head)).toMatch(title);
      expect(page.body).not.toMatch(/ style="/);
      expect(loadingIn(page.body)).toEqual([]);
      expect(warned).not.toHaveBeenCalled();
      expect(failed).not.toHaveBeenCalled();
    },
  );
});
