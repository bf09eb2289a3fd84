import { describe, expect, it } from 'vitest';
import { factsTag, headTags } from './head-tags.ts';
import type { PageHead } from './page-head.ts';
import { SITE_NAME } from './site-name.ts';

const ORIGIN = 'https://club.example';
const SITE = { origin: ORIGIN, image: { address: '/social/club.png', alt: 'The club' } };

const jsonIn = (facts: string): unknown => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(facts) ?? [];
  return JSON.parse(json);
};

describe('the tags of a head', () => {
  it('name the page, its address and its picture with the public origin', () => {
    const tags = headTags(
      {
        title: 'Larkspur Cove',
        description: 'By the sea.',
        canonical: '/singleResortPage/R1',
      },
      {
        ...SITE,
        image: { address: '/social/R1.png', alt: 'A bay', size: { width: 1200, height: 630 } },
      },
    );
    expect(tags).toContain('<title>Larkspur Cove · Tideaway</title>');
    expect(tags).toContain('<meta name="description" content="By the sea." />');
    expect(tags).toContain(`<link rel="canonical" href="${ORIGIN}/singleResortPage/R1" />`);
    expect(tags).toContain(`<meta property="og:url" content="${ORIGIN}/singleResortPage/R1" />`);
    expect(tags).toContain(`<meta property="og:image" content="${ORIGIN}/social/R1.png" />`);
    expect(tags).toContain('<meta property="og:image:width" content="1200" />');
    expect(tags).not.toContain('noindex');
  });

  it('say in words what the picture of its link shows', () => {
    const tags = headTags({ title: 'Help', canonical: '/help' }, SITE);
    expect(tags).toContain(`<meta property="og:image" content="${ORIGIN}/social/club.png" />`);
    expect(tags).toContain('<meta property="og:image:alt" content="The club" />');
  });

  it('keep engines away from a page without a canonical address, or that says so', () => {
    expect(headTags({ title: 'Checkout' }, SITE)).toContain('content="noindex"');
    expect(headTags({ title: SITE_NAME, canonical: '/', index: false }, SITE)).toContain(
      'content="noindex"',
    );
  });

  it('let no text of a resort out of its place', () => {
    const hostile = `"><script>alert(1)</script><!-- & '`;
    const head: PageHead = {
      title: hostile,
      description: hostile,
      canonical: `/search?q=${hostile}`,
      structured: () => [{ '@type': 'Thing', name: hostile, text: '</script>' }],
    };
    const tags = headTags(head, { ...SITE, image: { address: '/social/R1.png', alt: hostile } });
    const facts = factsTag(head, SITE);
    expect(tags).not.toContain('<script');
    expect(facts.match(/<script/g)).toHaveLength(1);
    expect(facts.match(/<\/script/g)).toHaveLength(1);
    expect(tags + facts).not.toContain('<!--');
    const attributes = [...tags.matchAll(/ content="([^"]*)" \/>/g)].map(([, value]) => value);
    expect(attributes).toContain(`&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &amp; '`);
    expect(jsonIn(facts)).toMatchObject({ '@graph': [{ name: hostile, text: '</script>' }] });
  });

  it('make paths in facts absolute, and leave texts alone that begin with a slash', () => {
    const facts = factsTag(
      {
        title: 'x',
        structured: () => [
          {
            '@type': 'Resort',
            url: '/singleResortPage/R1',
            image: ['/art/R1-1.svg', 'https://pictures.example/a.jpg'],
            name: '/not an address',
            offers: { '@type': 'Offer', url: '/singleResortPage/R1' },
            aggregateRating: undefined,
          },
        ],
      },
      SITE,
    );
    expect(jsonIn(facts)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Resort',
          url: `${ORIGIN}/singleResortPage/R1`,
          image: [`${ORIGIN}/art/R1-1.svg`, 'https://pictures.example/a.jpg'],
          name: '/not an address',
          offers: { '@type': 'Offer', url: `${ORIGIN}/singleResortPage/R1` },
        },
      ],
    });
  });
});
