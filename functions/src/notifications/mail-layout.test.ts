import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MailContent } from './mail-layout.ts';
import { escapeHtml, layOutMail, MAIL_COLOURS } from './mail-layout.ts';

const content = (overrides: Partial<MailContent> = {}): MailContent => ({
  subject: 'Booking confirmed',
  preheader: 'Larkspur Cove, six nights.',
  title: 'Your stay is booked',
  opening: 'Larkspur Cove is yours.',
  facts: [{ label: 'Unit', value: '1 bedroom' }],
  notes: [{ heading: 'If your plans change', text: 'Tell us.' }],
  action: { label: 'See your trip', path: '/dashboard/my-bookings/0123' },
  closing: 'You get this mail because you are a member.',
  ...overrides,
});

/** The text content of HTML. */
const shown = (html: string): string =>
  html
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => {
      const characters: Record<string, string> = {
        amp: '&',
        lt: '<',
        gt: '>',
        quot: '"',
        '#39': "'",
      };
      return characters[name] ?? '';
    });

/** The markup without text. */
const markup = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</title></style><b>',
    '&lt;b&gt;',
    'one\r\nBcc: anna@example.com',
    '\u2028two\u2029three',
  ),
);

describe('a mail', () => {
  it('has the same content in HTML and in plain text, in the same order', () => {
    const { html, text } = layOutMail(content());
    const body = words(shown(html));
    const said = [
      'Your stay is booked',
      'Larkspur Cove is yours.',
      'Unit',
      '1 bedroom',
      'If your plans change',
      'Tell us.',
      'See your trip',
      'You get this mail because you are a member.',
    ];
    for (const one of [body, words(text)]) {
      // The title of the page is the subject, so each phrase is searched after the one before it.
      let from = 0;
      for (const phrase of said) {
        const found = one.indexOf(phrase, from);
        expect(found, phrase).toBeGreaterThanOrEqual(0);
        from = found;
      }
    }
  });

  it('links to the site by its full URL, in both', () => {
    const { html, text } = layOutMail(content());
    const url = 'http://127.0.0.1:5050/dashboard/my-bookings/0123';
    expect(html).toContain(`href="${url}"`);
    expect(text).toContain(`See your trip: ${url}`);
  });

  it('loads nothing: no picture, no script, no font, no table', () => {
    const { html } = layOutMail(content());
    expect(html).not.toMatch(/<(img|script|link|table|iframe|form)\b|@import|url\(|@font-face/i);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  it('leaves out an empty fact', () => {
    const { html, text } = layOutMail(
      content({
        facts: [
          { label: 'Borrowed', value: '' },
          { label: 'Unit', value: 'Studio' },
        ],
      }),
    );
    expect(html + text).not.toContain('Borrowed');
    expect(text).toContain('Unit: Studio');
  });

  it('escapes all input', () => {
    const plain = markup(layOutMail(content()).html);
    fc.assert(
      fc.property(nastyText, (nasty) => {
        const { html, text, subject } = layOutMail(
          content({
            subject: `Booked: ${nasty}`,
            preheader: nasty,
            title: nasty,
            opening: `Hello ${nasty}`,
            facts: [{ label: 'Unit', value: `x${nasty}` }],
            notes: [{ heading: nasty, text: nasty }],
            closing: nasty,
          }),
        );
        expect(markup(html)).toEqual(plain);
        expect(subject).not.toMatch(/[\r\n\u2028\u2029]/);
        const line = words(nasty.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));
        expect(words(shown(html))).toContain(words(`Hello ${line}`));
        expect(words(text)).toContain(words(`Hello ${line}`));
        const unit = text.split('\n').filter((row) => row.startsWith('Unit: '));
        expect(unit).toHaveLength(1);
      }),
    );
  });

  it('escapes what could end a tag or an attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
  });
});

/** Relative luminance of '#rrggbb' (WCAG 2). */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('the colours in the %s', (scheme) => {
  const colours = MAIL_COLOURS[scheme];

  it.each([
    ['ink', 'paper'],
    ['ink', 'raised'],
    ['soft', 'paper'],
    ['soft', 'raised'],
    ['onButton', 'button'],
  ] as const)('%s on %s can be read (AA)', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
