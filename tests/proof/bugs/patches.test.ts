import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/launcher/folders.ts';

const patches = globSync('*.patch', { cwd: import.meta.dirname });

test('there are thirty-two bugs to plant', () => {
  expect(patches).toHaveLength(32);
});

test.each(patches)('%s fits the code', (patch) => {
  const check = ['apply', '--check', '--whitespace=nowarn', `tests/proof/bugs/${patch}`];
  execFileSync('git', check, { cwd: ROOT });
});
