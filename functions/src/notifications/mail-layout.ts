import type { MailMessage } from '@club/domain/mail/mail';
import { siteOrigin } from '../kernel/http/site-origins.ts';

/** A row of a mail's table. */
export type MailFact = { label: string; value: string };

/** The content of a mail, in its order. */
export type MailContent = {
  subject: string;
  /** What mailboxes show next to the subject. */
  preheader: string;
  title: string;
  opening: string;
  /** Paragraphs after the opening, as an admin wrote them. */
  paragraphs?: readonly string[];
  facts: readonly MailFact[];
  notes: readonly { heading: string; text: string }[];
  /** The one thing to do; `path` is a page of the site. */
  action: { label: string; path: string };
  /** Why the recipient gets it. */
  closing: string;
};

/** The site's colours; all pairs that are used have a contrast of at least 4.5. */
export const MAIL_COLOURS = {
  light: {
    paper: '#fbf8f2',
    raised: '#ffffff',
    ink: '#10272e',
    soft: '#48606a',
    line: '#e5ded1',
    button: '#0b6b72',
    onButton: '#ffffff',
  },
  dark: {
    paper: '#0c171b',
    raised: '#122127',
    ink: '#edf3f2',
    soft: '#b3c3c6',
    line: '#223840',
    button: '#5cc7c4',
    onButton: '#0c171b',
  },
} as const;

const { light, dark } = MAIL_COLOURS;
const SANS = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const DISPLAY = "Fraunces, Georgia, 'Times New Roman', serif";

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** One line of text: input can neither start a new line nor hide one. */
const line = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const oneLined = (content: MailContent): MailContent => ({
  subject: line(content.subject),
  preheader: line(content.preheader),
  title: line(content.title),
  opening: line(content.opening),
  paragraphs: (content.paragraphs ?? []).map(line).filter((text) => text !== ''),
  facts: content.facts
    .map(({ label, value }) => ({ label: line(label), value: line(value) }))
    .filter(({ value }) => value !== ''),
  notes: content.notes.map(({ heading, text }) => ({ heading: line(heading), text: line(text) })),
  action: content.action,
  closing: line(content.closing),
});

/** For mail programs that support dark colours; those that invert colours need none. */
const DARK_STYLE = `@media (prefers-color-scheme: dark) {
.paper { background: ${dark.paper} !important; }
.raised { background: ${dark.raised} !important; border-color: ${dark.line} !important; }
.ink { color: ${dark.ink} !important; }
.soft { color: ${dark.soft} !important; }
.fact { border-color: ${dark.line} !important; }
.button { background: ${dark.button} !important; color: ${dark.onButton} !important; }
}`;

const factHtml = ({ label, value }: MailFact): string =>
  `<div class="fact" style="padding:10px 0;border-top:1px solid ${light.line};">` +
  `<dt class="soft" style="margin:0;color:${light.soft};font-size:14px;line-height:20px;">${escapeHtml(label)}</dt>` +
  `<dd class="ink" style="margin:0;color:${light.ink};font-size:16px;line-height:24px;font-variant-numeric:tabular-nums;">${escapeHtml(value)}</dd></div>`;

const paragraphHtml = (text: string): string =>
  `<p class="ink" style="margin:16px 0 0;color:${light.ink};font-size:16px;line-height:24px;">${escapeHtml(text)}</p>`;

const noteHtml = ({ heading, text }: MailContent['notes'][number]): string =>
  `<h2 class="ink" style="margin:24px 0 4px;color:${light.ink};font-size:16px;line-height:24px;font-weight:600;">${escapeHtml(heading)}</h2>` +
  `<p class="soft" style="margin:0;color:${light.soft};font-size:16px;line-height:24px;">${escapeHtml(text)}</p>`;

const htmlOf = (content: MailContent, url: string): string => {
  const { subject, preheader, title, opening, facts, notes, action, closing } = content;
  const texts = (content.paragraphs ?? []).map(paragraphHtml).join('\n');
  const rows = facts.map(factHtml).join('');
  const list = rows === '' ? '' : `<dl style="margin:24px 0 0;">${rows}</dl>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
${DARK_STYLE}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};font-family:${SANS};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preheader)}</div>
<div class="paper" style="background:${light.paper};padding:32px 16px;">
<div style="max-width:560px;margin:0 auto;">
<p class="ink" style="margin:0 0 16px;color:${light.ink};font-family:${DISPLAY};font-size:22px;line-height:28px;">Tideaway</p>
<main class="raised" style="background:${light.raised};border:1px solid ${light.line};border-radius:14px;padding:32px 24px;">
<h1 class="ink" style="margin:0 0 12px;color:${light.ink};font-family:${DISPLAY};font-size:28px;line-height:34px;font-weight:500;">${escapeHtml(title)}</h1>
<p class="ink" style="margin:0;color:${light.ink};font-size:16px;line-height:24px;">${escapeHtml(opening)}</p>
${texts}
${list}
${notes.map(noteHtml).join('\n')}
<p style="margin:28px 0 0;"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;background:${light.button};color:${light.onButton};font-size:16px;line-height:24px;font-weight:600;text-decoration:none;padding:10px 20px;border-radius:6px;">${escapeHtml(action.label)}</a></p>
</main>
<p class="soft" style="margin:20px 8px 0;color:${light.soft};font-size:14px;line-height:20px;">${escapeHtml(closing)}</p>
</div>
</div>
</body>
</html>
`;
};

const textOf = (content: MailContent, url: string): string => {
  const { title, opening, facts, notes, action, closing } = content;
  const blocks = [
    title,
    opening,
    ...(content.paragraphs ?? []),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...notes.map(({ heading, text }) => `${heading}\n${text}`),
    `${action.label}: ${url}`,
    `-- \nTideaway. ${closing}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
};

/**
 * A mail in the site's style: one column without pictures, readable in light and dark, and the same
 * as plain text. All content is escaped, so no input becomes markup.
 */
export const layOutMail = (content: MailContent): MailMessage => {
  const clean = oneLined(content);
  const url = `${siteOrigin(process.env)}${clean.action.path}`;
  return { subject: clean.subject, text: textOf(clean, url), html: htmlOf(clean, url) };
};
