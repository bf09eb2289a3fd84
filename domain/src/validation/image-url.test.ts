import { describe, expect, it } from 'vitest';
import { isHttpsUrl, MAX_URL_LENGTH, safeImageUrl } from './image-url.ts';

const GOOD = [
  'https://pictures.example/one.jpg',
  'https://pictures.example:8443/a%20b.png?w=1200#top',
  'https://xn--bcher-kva.example/',
  'https://bücher.example/ä.jpg',
  'HTTPS://PICTURES.EXAMPLE/ONE.JPG',
  'https://pictures.example',
  'https://pictures.example?one',
  'https://pictures.example/@anna/one.jpg?by=anna@pictures.example',
  "https://pictures.example/anna's_(one).jpg",
  'https://192.0.2.7/one.jpg',
  'https://[2001:db8::7]/one.jpg',
  `https://pictures.example/${'a'.repeat(MAX_URL_LENGTH - 'https://pictures.example/'.length)}`,
];

const OTHER_SCHEMES = [
  'http://pictures.example/one.jpg',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)//https://pictures.example/',
  'javascript://pictures.example/%0Aalert(1)',
  'javascript:https://pictures.example/one.jpg',
  '&#106;avascript:alert(1)',
  '%6aavascript:alert(1)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:text/html,https://pictures.example/one.jpg',
  'DATA:image/png;base64,iVBORw0KGgo=',
  'blob:https://pictures.example/1',
  'filesystem:https://pictures.example/temporary/one.jpg',
  'ftp://pictures.example/one.jpg',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://pictures.example/one.jpg',
  'ws://pictures.example/',
  'wss://pictures.example/',
  'chrome://settings',
  'mailto:anna@pictures.example',
  'tel:+15550102030',
  'httpss://pictures.example/one.jpg',
  'xhttps://pictures.example/one.jpg',
];

const WITHOUT_SCHEME = [
  '',
  ' ',
  '.',
  '/',
  '//pictures.example/one.jpg',
  '///pictures.example/one.jpg',
  '\\\\pictures.example\\one.jpg',
  'pictures.example/one.jpg',
  'www.pictures.example',
  '/one.jpg',
  '../one.jpg',
  '?https://pictures.example/',
  '#https://pictures.example/',
  'null',
  'undefined',
  '[object Object]',
];

const MALFORMED = [
  'https:',
  'https:/',
  'https://',
  'https:///',
  'https:///pictures.example/one.jpg',
  'https:pictures.example/one.jpg',
  'https:/pictures.example/one.jpg',
  'https:\\\\pictures.example\\one.jpg',
  'https:/\\pictures.example/one.jpg',
  'https://pictures.example\\@evil.example/one.jpg',
  'https ://pictures.example/one.jpg',
  'https://./',
  'https://?one',
  'https://#one',
  'https://:443/one.jpg',
  'https://pictures.example:99999/one.jpg',
  'https://pictures.example:port/one.jpg',
  'https://[::1/one.jpg',
  'https://pictures .example/one.jpg',
  'https://pictures.example/one two.jpg',
  'https://pictures.exa\nmple/one.jpg',
  'https://pictures.example/one\r\nSet-Cookie:%20x',
  'https://pictures.example/one\t.jpg',
  'https://pictures.example/\u0000.jpg',
  'https://pictures.example/\u202Egpj.exe',
  'https://pictures.example/\u200Bone.jpg',
  'https://pictures.example/\uFEFFone.jpg',
  'https://pictures.example/\uD800.jpg',
  'https://pictures.example/\u00A0one.jpg',
  'https://pictures.example/"onerror="alert(1)',
  'https://pictures.example/<script>alert(1)</script>',
  'https://pictures.example/`${alert(1)}`',
  'https://pictures.example/{{one}}',
  'https://pictures.example/one|two',
  'https://pictures.example/one^two',
  'https://pictures.example/one.jpg"); background: url("x',
];

const WITH_CREDENTIALS = [
  'https://user:secret@pictures.example/one.jpg',
  'https://user@pictures.example/one.jpg',
  'https://:secret@pictures.example/one.jpg',
  'https://@pictures.example/one.jpg',
  'https://:@pictures.example/one.jpg',
  'https://pictures.example@evil.example/one.jpg',
  'https://pictures.example:443@evil.example/one.jpg',
  'https://pictures.example%40evil.example@evil.example/',
];

const TOO_LONG = [
  `https://pictures.example/${'a'.repeat(MAX_URL_LENGTH)}`,
  `https://${'a'.repeat(MAX_URL_LENGTH)}.example/`,
  `https://pictures.example/?${'%61'.repeat(MAX_URL_LENGTH)}`,
];

const BAD = [...OTHER_SCHEMES, ...WITHOUT_SCHEME, ...MALFORMED, ...WITH_CREDENTIALS, ...TOO_LONG];

describe('picture addresses', () => {
  it.each(GOOD)('may be %s', (url) => {
    expect(isHttpsUrl(url)).toBe(true);
    expect(safeImageUrl(` ${url} `)).toBe(url);
    expect(new URL(url).protocol).toBe('https:');
  });

  it.each(BAD)('may not be %j', (url) => {
    expect(isHttpsUrl(url)).toBe(false);
    expect(safeImageUrl(url)).toBeNull();
  });

  it.each(WITH_CREDENTIALS)('name no other host than they seem to: %s', (url) => {
    expect(URL.canParse(url)).toBe(true);
  });

  it('may be the art of the project, and only that', () => {
    expect(safeImageUrl('/art/D101-1.svg')).toBe('/art/D101-1.svg');
    expect(isHttpsUrl('/art/D101-1.svg')).toBe(false);
    for (const url of [
      '/art/../secret.svg',
      '/art/..%2Fsecret.svg',
      '/art/x.png',
      '/other/x.svg',
      '/art/a/b.svg',
      '/art//b.svg',
      '//art/x.svg',
      '/art/x.svg?y',
      '/art/x.svg#y',
      '/art/x.svg\n/art/y.svg',
      'art/x.svg',
      '\\art\\x.svg',
      '/ART/x.svg',
    ]) {
      expect([url, safeImageUrl(url)]).toEqual([url, null]);
    }
    expect(safeImageUrl(null)).toBeNull();
    expect(safeImageUrl(undefined)).toBeNull();
  });
});

it.each(['https://x', 'https://a.', 'https://x.example-/a'])(
  'takes %s for an address',
  (address) => {
    expect(isHttpsUrl(address)).toBe(URL.canParse(address));
  },
);
