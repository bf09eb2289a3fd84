import { relative } from 'node:path';
import { BOOKING_STATUSES } from '@club/domain/booking/booking-state';
import { IDS } from '@club/domain/ids';
import { describe, expect, it } from 'vitest';
import { FILES, isTest, read, SOURCES } from './sources.ts';

describe('files', () => {
  it('at the top level are those of the house rules', () => {
    const top = [...new Set(FILES.map((file) => file.split('/')[0] ?? ''))];
    const allowed =
      /^(web|functions|domain|tests|scripts|docs|\.ci|firestore\.rules|firestore\.indexes\.json|firebase\.json|\.firebaserc|package(-lock)?\.json|README\.md|tsconfig(\.[a-z]+)?\.json|(vitest|playwright)\.config\.ts|\.nvmrc|\.npmrc|\.gitignore|\.gitattributes|\.oxlintrc\.json|\.oxfmtrc\.json)$/;
    expect(top.filter((name) => !allowed.test(name))).toEqual([]);
  });

  it('are named in kebab-case after what they do', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|misc)(\.|\/)/;
    const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.tsx?$/;
    expect(
      SOURCES.filter((file) => drawers.test(file) || !name.test(file.split('/').at(-1) ?? '')),
    ).toEqual([]);
  });

  it('build a Date from text in one place only, where the zone is thought of', () => {
    const texts = SOURCES.filter((file) => !isTest(file) && /new Date\(\s*['"`]/.test(read(file)));
    expect(texts).toEqual([]);
  });

  it('ask ids.ts what an id looks like', () => {
    // A whole text of letters, digits and '-' or '_' with a length, or a name between underscores.
    const grammar =
      /\/\^(?:\(\?![^)]*\))?\[(?:A-Za-z0-9|a-z0-9|0-9a-f|a-f0-9|\\w)[_-]*\]\{\d+(?:,\d+)?\}\$\/|__\.\*__/;
    const found = SOURCES.filter(
      (file) =>
        /^(domain|functions|web)\/src\//.test(file) && !isTest(file) && grammar.test(read(file)),
    );
    expect(found).toEqual(['domain/src/ids.ts']);
  });

  it('ask booking-state.ts what the status of a booking means', () => {
    const statuses = BOOKING_STATUSES.join('|');
    const comparison = new RegExp(
      String.raw`\bstatus'?\]?\s*(?:[!=]==|, '==',)\s*'(?:${statuses})'`,
    );
    const found = SOURCES.filter(
      (file) =>
        /^(domain|functions|web)\/src\//.test(file) && !isTest(file) && comparison.test(read(file)),
    );
    expect(found).toEqual([]);
  });

  it('name the boards in the database rules as ids.ts does', () => {
    const pattern = /value\.matches\('(saved\|[^']+)'\)/.exec(read('firestore.rules'))?.[1];
    const inRules = new RegExp(`^(?:${pattern})$`);
    const texts = ['', 'saved', 'Saved', 'b', ...Array.from({ length: 120 }, (_, at) => `b${at}`)];
    expect(texts.filter((text) => inRules.test(text))).toEqual(texts.filter(IDS.board.is));
  });

  it('fetch nothing from another site, and link to one only for directions', () => {
    const web = FILES.filter((file) => /^web\/(src\/.*\.tsx?|index\.html)$/.test(file));
    const found = web
      .filter((file) => !isTest(file) && file !== 'web/src/shared/resort/directions.ts')
      .flatMap((file) =>
        [...read(file).matchAll(/https?:\/\/([\w.-]+)/g)]
          .map((match) => match[1] ?? '')
          .filter(
            (host) =>
              !/^(127\.0\.0\.1|localhost|www\.w3\.org|schema\.org|(.+\.)?example\.(com|org))$/.test(
                host,
              ),
          )
          .map((host) => `${relative('.', file)}: ${host}`),
      );
    expect(found).toEqual([]);
  });
});
