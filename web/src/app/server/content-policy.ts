import { createHash } from 'node:crypto';

/** Adds sources to the directive of a content security policy. */
export const widenDirective = (
  policy: string,
  directive: string,
  sources: readonly string[],
): string =>
  policy
    .split(';')
    .map((part) =>
      part.trim().split(/\s+/)[0] === directive ? [part, ...sources].join(' ') : part,
    )
    .join(';');

/** The source that allows exactly this text inside of a page. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
