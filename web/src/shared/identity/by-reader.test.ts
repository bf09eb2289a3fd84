import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { sessionHint } from '../../kernel/session/session-hint.ts';

/** What the script that runs before the first paint says of the reader. */
const readerAtFirst = (): string | undefined => {
  const script = readFileSync(`${import.meta.dirname}/../../../public/color-scheme.js`, 'utf8');
  const dataset: { reader?: string } = {};
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => localStorage.getItem(key) },
    document: { documentElement: { dataset } },
    window: { addEventListener: () => {} },
    performance,
    location,
  });
  return dataset.reader;
};

it('knows before the first paint whether a member used the browser last', () => {
  expect(readerAtFirst()).toBeUndefined();
  sessionHint.write({ name: 'Anna', photoUrl: '', isAdmin: false, secondFactor: 'not-needed' });
  expect(readerAtFirst()).toBe('member');
  sessionHint.remove();
  expect(readerAtFirst()).toBeUndefined();
});
