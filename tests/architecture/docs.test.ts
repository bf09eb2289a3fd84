import { describe, expect, it } from 'vitest';
import { FILES, read } from './sources.ts';

describe('the page of architecture', () => {
  it('is read in one go: at most 150 lines', () => {
    expect(read('docs/architecture.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  /** A path with `{a,b}` and `*`, or the name of a file that stands beside the one named before. */
  const pattern = (path: string): RegExp => {
    const source = path
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '[^/]*')
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
    const begin = path.includes('/') ? '^' : '(?:^|/)';
    return new RegExp(`${begin}${source}${path.endsWith('/') ? '' : '(?:/|$)'}`);
  };
  const named = [...read('docs/architecture.md').matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((path) =>
      /^(web|functions|domain|tests|scripts|docs)\/|^[^/]+\.(tsx?|json|rules|md)$/.test(path),
    )
    .map((path) => path.replace(/<.*/, ''));

  it('names only what exists', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !FILES.some((file) => pattern(path).test(file)))).toEqual([]);
  });
});

describe('rules', () => {
  const RULES = new Set(
    [...read('docs/rules.md').matchAll(/^\*\*(\d+\.\d+) /gm)].map((match) => match[1] ?? ''),
  );
  const TEXTS = FILES.filter(
    (file) =>
      file !== 'package-lock.json' && /\.(?:tsx?|js|css|html|json|md|rules)$|^\.ci\//.test(file),
  );

  it('are what comments and pages cite, and nothing that is not in the repository', () => {
    const elsewhere = /S\u00A7|\bDESIGN \d|\bR-[AFPR] ?\d|\((?:research|issue)[,:]|\bresearch\//g;
    const cited = /\(rules (\d[^):]*)/g;
    const lost = TEXTS.flatMap((file) => {
      const text = read(file);
      const unknown = [...text.matchAll(cited)]
        .flatMap((match) => (match[1] ?? '').split(', '))
        .filter((rule) => !RULES.has(rule))
        .map((rule) => `rules ${rule}`);
      return [...(text.match(elsewhere) ?? []), ...unknown].map((name) => `${file}: ${name}`);
    });
    expect(RULES.size).toBeGreaterThan(80);
    expect(lost).toEqual([]);
  });
});
