import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OPERATION_NAMES } from '@club/domain/api/contract';
import { printApi } from './print-api.ts';

const PAGE = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

it('docs/api.md is what `npm run docs:api` prints', () => {
  expect(printApi().split('\n')).toEqual(PAGE.split('\n'));
});

it('docs/api.md has every operation once', () => {
  const headings = PAGE.match(/(?<=^### )\w+$/gm) ?? [];
  expect(headings.toSorted()).toEqual(OPERATION_NAMES.toSorted());
});

it('names each field in plain words', () => {
  expect(PAGE.match(/“[a-z_][^”]*”|“[^”]*must be defined[^”]*”/g) ?? []).toEqual([]);
});
