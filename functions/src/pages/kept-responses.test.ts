import { expect, it } from 'vitest';
import type { HandlePage } from '@club/domain/pages/page-response';
import type { StoredDocument } from '@club/domain/reading/stored-document';
import { keepResponses } from './kept-responses.ts';

const SITE = { shell: '', styles: {}, colorScript: '', startScript: '', scripts: {}, headers: {} };
const TARGET = { path: 'catalogue/directory' };

/** A page of one document, asked for again and again. */
const pageOf = (keeping = 'public') => {
  let made = 0;
  const make: HandlePage = async (_request, { read }) => {
    made += 1;
    await read(TARGET);
    return { status: 200, headers: { 'Cache-Control': keeping }, body: 'page' };
  };
  const handle = keepResponses(make);
  const club = { documents: [] as readonly StoredDocument[], now: 0 };
  const ask = (url = '/') =>
    handle(
      { method: 'GET', url },
      {
        site: SITE,
        now: () => club.now,
        read: async () => club.documents,
        kept: () => club.documents,
      },
    );
  return { made: () => made, club, ask };
};

it('a page is made once for as long as its documents are the same', async () => {
  const { made, club, ask } = pageOf();
  expect(await ask()).toBe(await ask());
  expect(made()).toBe(1);
  club.documents = [];
  await ask();
  expect(made()).toBe(2);
  club.now = 59_000;
  await ask();
  expect(made()).toBe(2);
  club.now = 60_000;
  await ask();
  expect(made()).toBe(3);
  await ask('/?page=2');
  expect(made()).toBe(4);
});

it('what must not be kept is made each time', async () => {
  const { made, ask } = pageOf('no-store');
  await ask();
  await ask();
  expect(made()).toBe(2);
});

it('keeps the sixty pages that were asked for last', async () => {
  const { made, ask } = pageOf();
  for (let at = 0; at < 61; at += 1) await ask(`/?page=${at}`);
  await ask('/?page=60');
  expect(made()).toBe(61);
  await ask('/?page=0');
  expect(made()).toBe(62);
});
