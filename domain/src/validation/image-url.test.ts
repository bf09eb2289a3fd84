import { describe, expect, it } from 'vitest';
import { isHttpsUrl, MAX_URL_LENGTH, safeImageUrl } from './image-url.ts';

const GOOD = [
  'https://pictures.example/one.jpg',
  'https://pictures.example:8443/a%20b.png?w=1200#top',
  'https://xn--bcher-kva.example/',
];
const BAD = [
  'http://pictures.example/one.jpg',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://pictures.example/1',
  'ftp://pictures.example/one.jpg',
  '//pictures.example/one.jpg',
  'https://user:secret@pictures.example/one.jpg',
  'https://user@pictures.example/one.jpg',
  'https://',
  'pictures.example/one.jpg',
  '',
  `https://pictures.example/${'a'.repeat(MAX_URL_LENGTH)}`,
];

describe('picture addresses', () => {
  it.each(GOOD)('may be %s', (url) => {
    expect(isHttpsUrl(url)).toBe(true);
    expect(safeImageUrl(` ${url} `)).toBe(url);
  });

  it.each(BAD)('may not be %j', (url) => {
    expect(isHttpsUrl(url)).toBe(false);
    expect(safeImageUrl(url)).toBeNull();
  });

  it('may be the art of the project, and only that', () => {
    expect(safeImageUrl('/art/D101-1.svg')).toBe('/art/D101-1.svg');
    expect(isHttpsUrl('/art/D101-1.svg')).toBe(false);
    for (const url of ['/art/../secret.svg', '/art/x.png', '/other/x.svg', '/art/a/b.svg']) {
      expect(safeImageUrl(url)).toBeNull();
    }
    expect(safeImageUrl(null)).toBeNull();
    expect(safeImageUrl(undefined)).toBeNull();
  });
});
