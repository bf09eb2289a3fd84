import { readFileSync } from 'node:fs';
import { REST_NAMES, routeOf } from '@club/domain/api/contract';
import { describe, expect, it } from 'vitest';

type HostingConfig = {
  hosting: {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    rewrites: { source: string; function?: { functionId: string; region: string } }[];
  };
};

// The project's own configuration.
const { hosting } = JSON.parse(
  readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'),
) as HostingConfig;

const PATHS = [...new Set(REST_NAMES.map((name) => routeOf(name).split(' ')[1] ?? ''))];

describe('Hosting', () => {
  it('sends every path of the contract to the API', () => {
    const toApi = hosting.rewrites.filter((rewrite) => rewrite.function?.functionId === 'api');
    expect(toApi.map(({ source }) => source)).toEqual(PATHS);
    expect(toApi.every((rewrite) => rewrite.function?.region === 'us-central1')).toBe(true);
  });

  it('leaves caching of responses to the API', () => {
    const rules = hosting.headers.filter(({ headers }) =>
      headers.some(({ key }) => key.toLowerCase() === 'cache-control'),
    );
    const [general, ...own] = rules.map(({ source }) => source);
    const excluded = (general ?? '').replace(/^!\/\{(.*)\}$/, '$1').split(',');
    expect(excluded).toEqual(expect.arrayContaining(PATHS.map((path) => path.slice(1))));
    expect(own).toEqual(['/assets/**', '/art/**']);
  });
});
