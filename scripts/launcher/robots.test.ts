import { describe, expect, it } from 'vitest';
import { RENDERED_PATHS } from '../../web/src/app/server/rendered-paths.ts';
import { PATHS } from '../../web/src/shared/routes/paths.ts';
import { robotsText } from './robots.ts';

const lines = robotsText('https://club.example').split('\n');
const closed = lines.flatMap((line) => /^Disallow: (\/.+)$/.exec(line)?.[1] ?? []);
const isClosed = (path: string): boolean => closed.some((start) => path.startsWith(start));

describe('robots.txt', () => {
  it('closes every page that no server renders, and the API', () => {
    const pages = Object.values(PATHS).filter((path) => !RENDERED_PATHS.includes(path));
    expect(pages.filter((path) => !isClosed(path))).toEqual([PATHS.directoryAtHome]);
    expect(['/users', '/all-bookings', '/csp-reports'].filter((path) => !isClosed(path))).toEqual(
      [],
    );
  });

  it('closes no page that a server renders, and no file of the site', () => {
    const files = ['/assets/a.js', '/art/R1.svg', '/social/R1.png', '/icons/icon-512.png', '/'];
    expect([...RENDERED_PATHS, ...files, '/sitemap.xml'].filter(isClosed)).toEqual([]);
  });

  it('names the sitemap with its whole address', () => {
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Sitemap: https://club.example/sitemap.xml');
  });
});
