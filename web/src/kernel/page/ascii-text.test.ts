import { expect, it } from 'vitest';
import { asciiCss, asciiHtml, asciiJson } from './ascii-text.ts';

const TEXT = 'W\u0101naka \u2013 sea \u00B7 \u{1F3DD}\uFE0F';

it('writes HTML in ASCII that a browser reads as the same text', () => {
  const html = asciiHtml(`<p title="${TEXT}">${TEXT}</p>`);
  expect(html).not.toMatch(/[\u0080-\uFFFF]/);
  const paragraph = new DOMParser().parseFromString(html, 'text/html').querySelector('p');
  expect(paragraph?.title).toBe(TEXT);
  expect(paragraph?.textContent).toBe(TEXT);
});

it('writes JSON in ASCII that is the same text, and cannot end a script', () => {
  const json = asciiJson(JSON.stringify({ text: `</script>${TEXT}` }));
  expect(json).not.toMatch(/[<\u0080-\uFFFF]/);
  expect(JSON.parse(json)).toEqual({ text: `</script>${TEXT}` });
});

it('writes CSS in ASCII: the escape ends where the letter does', () => {
  expect(asciiCss("a::after{content:'\u00B7a\u{1F3DD}'}")).toBe(
    String.raw`a::after{content:'\b7 a\1f3dd '}`,
  );
});
