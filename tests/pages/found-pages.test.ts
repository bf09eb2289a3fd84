import type { ReadDocuments } from '@club/domain/reading/stored-document';
import { withReview, NO_REVIEWS } from '@club/domain/reviews/review-summary';
import { bySubRating, byFact } from '@club/domain/reviews/review';
import { describe, expect, it } from 'vitest';
import { LISTED_PATHS } from '../../functions/src/pages/listed-paths.ts';
import { sitemapAt } from '../../functions/src/pages/sitemap.ts';
import { RENDERED_PATHS } from '../../web/src/app/server/rendered-paths.ts';
import { HELP_TOPICS } from '../../web/src/features/help/help-topics.ts';
import { PATHS } from '../../web/src/shared/routes/paths.ts';
import { FIRST, readClub } from './club-in-memory.ts';
import { keptPageAt, ORIGIN } from './rendered-at.ts';

const RESORT = `/singleResortPage/${FIRST._id}`;
const PARTS = PATHS.sharedBoard.replace(':token', 'A'.repeat(22));
const STAY = PATHS.sharedStay.replace(':token', 'A'.repeat(22));

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

type Thing = { '@type': string; [name: string]: unknown };

/** What engines and chats read of a page. */
const foundAt = async (path: string, read: ReadDocuments = readClub) => {
  const { head, facts, status } = await keptPageAt(path, read);
  const one = (pattern: RegExp): string | null => {
    const [, text] = pattern.exec(head) ?? [];
    return text === undefined ? null : unescaped(text);
  };
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(facts)?.[1];
  return {
    status,
    title: one(/<title>(.*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/)?.replace(ORIGIN, '') ?? null,
    robots: one(/<meta name="robots" content="([^"]*)"/),
    image: one(/<meta property="og:image" content="([^"]*)"/)?.replace(ORIGIN, ''),
    // Written by `structuredJson`.
    things: json === undefined ? [] : (JSON.parse(json) as { '@graph': Thing[] })['@graph'],
  };
};

const ofType = (things: readonly Thing[], type: string): Thing | undefined =>
  things.find((thing) => thing['@type'] === type);

describe('a page that engines list', () => {
  const listed = [...LISTED_PATHS, '/?page=2', '/lastCallVacation?page=2', RESORT];

  it('has its own address, and a title and description that no other page has', async () => {
    const pages = await Promise.all(listed.map((path) => foundAt(path)));
    expect(pages.map(({ canonical }) => canonical)).toEqual(listed);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(listed.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(listed.length);
    for (const { status, robots, description, canonical, image } of pages) {
      expect([status, robots]).toEqual([200, null]);
      expect(description?.length).toBeGreaterThan(50);
      expect(description?.length).toBeLessThan(200);
      expect(image).toBe(canonical === RESORT ? `/social/${FIRST._id}.png` : '/social/club.png');
    }
  });

  it('is in the sitemap under the same address', async () => {
    const xml = sitemapAt('/sitemap.xml', [{ id: FIRST._id, available: true }], ORIGIN) ?? '';
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    const pages = await Promise.all(
      addresses.map((address) => foundAt(address.slice(ORIGIN.length))),
    );
    expect(pages.map(({ canonical }) => `${ORIGIN}${canonical ?? ''}`)).toEqual(addresses);
  });
});

describe('a page that engines do not list', () => {
  it.each([
    ['/?location=Spain', '/'],
    ['/?sort=price-low', '/'],
    ['/?location=Spain&page=2', '/'],
    ['/lastCallVacation?window=later', '/lastCallVacation'],
    ['/lastCallVacation?sort=date', '/lastCallVacation'],
    ['/search?q=lantern', '/search'],
    [PARTS, PARTS],
    [STAY, STAY],
    ['/no-such-page', null],
    ['/singleResortPage/R999999', null],
  ])('says so, and where its content is: %s', async (path, canonical) => {
    expect(await foundAt(path)).toMatchObject({ robots: 'noindex', canonical });
  });

  it.each(['/no-such-page', '/singleResortPage/R999999', '/singleResortPage/a b'])(
    'is missing where there is nothing: %s',
    async (path) => {
      expect((await foundAt(path)).status).toBe(404);
    },
  );
});

describe('one address', () => {
  it.each([
    [`${RESORT}?tab=area`, RESORT],
    [`${RESORT}?from=2026-12-01&to=2026-12-08&unit=studio`, RESORT],
    ['/?page=1', '/'],
    ['/?page=rubbish', '/'],
    ['/?page=9999', '/?page=3'],
    ['/directory?by=place&open=spain', '/directory'],
    ['/contact?topic=points', '/contact'],
  ])('is the same for what is the same page: %s', async (path, canonical) => {
    expect(await foundAt(path)).toMatchObject({ canonical, robots: null });
  });
});

describe('the sitemap', () => {
  it('has every page that a server renders, but for those of one resort, board or stay', () => {
    const others = RENDERED_PATHS.filter((path) => !LISTED_PATHS.includes(path));
    expect(others).toEqual([PATHS.resort, PATHS.sharedBoard, PATHS.sharedStay]);
    expect(LISTED_PATHS.filter((path) => !RENDERED_PATHS.includes(path))).toEqual([]);
  });
});

describe('the facts of a resort', () => {
  const reviewed = withReview(
    withReview(NO_REVIEWS, {
      resortId: FIRST._id,
      unitType: 'studio',
      stayMonth: '2026-05',
      writtenOn: '2026-06-01',
      author: '',
      ratings: bySubRating(() => 8),
      facts: byFact(() => 'unknown'),
      text: '',
    }),
    {
      resortId: FIRST._id,
      unitType: 'studio',
      stayMonth: '2026-06',
      writtenOn: '2026-07-01',
      author: '',
      ratings: bySubRating(() => 9),
      facts: byFact(() => 'unknown'),
      text: '',
    },
  );
  const withDocument =
    (path: string, fields: object): ReadDocuments =>
    async (target) =>
      'path' in target && target.path === path
        ? [{ id: FIRST._id, fields: { ...fields } }]
        : readClub(target);

  it('have a rating only where members have reviewed it', async () => {
    expect(FIRST.rating).toBeGreaterThan(0);
    const before = await foundAt(RESORT);
    expect(ofType(before.things, 'Resort')).not.toHaveProperty('aggregateRating');
    const after = await foundAt(RESORT, withDocument(`reviewSummaries/${FIRST._id}`, reviewed));
    expect(ofType(after.things, 'Resort')).toMatchObject({
      aggregateRating: { ratingValue: '8.5', reviewCount: 2, bestRating: 10, worstRating: 1 },
    });
  });

  it('have whole prices in dollars, and none while it cannot be booked', async () => {
    const { things } = await foundAt(RESORT);
    expect(ofType(things, 'Resort')).toMatchObject({
      url: `${ORIGIN}${RESORT}`,
      makesOffer: [
        { price: '329.08', priceCurrency: 'USD', itemOffered: { name: 'Studio' } },
        { price: '361.02', priceCurrency: 'USD', itemOffered: { name: '1 bedroom' } },
        { price: '403.63', priceCurrency: 'USD', itemOffered: { name: '2 bedroom' } },
      ],
    });
    const closed = await foundAt(
      RESORT,
      withDocument(`resorts/${FIRST._id}`, { ...FIRST, available: false }),
    );
    expect(ofType(closed.things, 'Resort')).not.toHaveProperty('makesOffer');
  });

  it('have the way to it, and a photo where the first picture is one', async () => {
    const photo = 'https://pictures.example/a.jpg';
    const { things, image } = await foundAt(
      RESORT,
      withDocument(`resorts/${FIRST._id}`, { ...FIRST, img: photo }),
    );
    expect(image).toBe(photo);
    const items = [`${ORIGIN}/`, `${ORIGIN}/directory`, `${ORIGIN}${RESORT}`];
    expect(ofType(things, 'BreadcrumbList')).toMatchObject({
      itemListElement: items.map((item, at) => ({ position: at + 1, item })),
    });
  });
});

describe('the facts of the club', () => {
  it('are on the home page', async () => {
    const { things } = await foundAt('/');
    expect(ofType(things, 'Organization')).toMatchObject({ name: 'Tideaway', url: `${ORIGIN}/` });
    expect(ofType(things, 'WebSite')).toMatchObject({ name: 'Tideaway', url: `${ORIGIN}/` });
  });

  it('are the questions of the help page, each with an answer', async () => {
    const { things } = await foundAt('/help');
    const asked = HELP_TOPICS.flatMap(({ entries }) => entries);
    const answered = asked.map(({ question: name }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\S/) },
    }));
    expect(ofType(things, 'FAQPage')?.['mainEntity']).toEqual(answered);
  });
});
