import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type PageHead, usePageHead } from './page-head.ts';
import { SITE_DESCRIPTION } from './site-name.ts';

function Page({ head }: { head: PageHead }) {
  usePageHead(head);
  return null;
}

const shown = () => ({
  title: document.title,
  description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
  robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
});

describe('the head in the browser', () => {
  it('follows from page to page, with one element for each thing', () => {
    const { rerender } = render(
      <Page head={{ title: 'Help', description: 'Answers.', canonical: '/help' }} />,
    );
    const canonical = new URL('/help', location.origin).href;
    const help = { title: 'Help · Tideaway', description: 'Answers.', canonical, robots: null };
    expect(shown()).toEqual(help);
    rerender(<Page head={{ title: 'Checkout' }} />);
    expect(shown()).toEqual({
      title: 'Checkout · Tideaway',
      description: SITE_DESCRIPTION,
      canonical: null,
      robots: 'noindex',
    });
    rerender(<Page head={{ title: 'Help', description: 'Answers.', canonical: '/help' }} />);
    expect(shown()).toEqual(help);
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });
});
