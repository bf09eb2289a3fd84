import { describe, expect, it } from 'vitest';
import { trustedScriptUrl } from './trusted-scripts.ts';

const SITE = 'https://club.example';

describe('the address of a script', () => {
  it.each([
    ['/service-worker.js', 'https://club.example/service-worker.js'],
    ['https://club.example/assets/a.js', 'https://club.example/assets/a.js'],
    ['https://apis.google.com/js/api.js?onload=x', 'https://apis.google.com/js/api.js?onload=x'],
    [
      'https://www.google.com/recaptcha/enterprise.js?render=k',
      'https://www.google.com/recaptcha/enterprise.js?render=k',
    ],
  ])('may be %s', (address, href) => {
    expect(trustedScriptUrl(address, SITE)).toBe(href);
  });

  it.each([
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'https://apis.google.com.evil.example/js/api.js',
    'https://www.google.com/complete/search?callback=x',
    'http://apis.google.com/js/api.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://evil.example/1',
    'http://[',
  ])('is not %s', (address) => {
    expect(trustedScriptUrl(address, SITE)).toBeNull();
  });
});
