import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, countedAddress } from './client-address.ts';

describe('an address as it is counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('%s counts as %s', (text, counted) => {
    expect(countedAddress(text)).toBe(counted);
  });

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    '',
    'unknown',
    '203.0.113',
    '203.0.113.7:443',
    "'; drop",
  ])('nothing is counted of %j', (text) => {
    expect(countedAddress(text)).toBeNull();
  });

  it('is the same for all addresses of one IPv6 network, and another for the next', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, half, (network, other, one, another) => {
        const counted = countedAddress(`2${network.slice(1)}:${one}`);
        expect(countedAddress(`2${network.slice(1)}:${another}`)).toBe(counted);
        if (network.slice(1) !== other.slice(1)) {
          expect(countedAddress(`2${other.slice(1)}:${one}`)).not.toBe(counted);
        }
      }),
    );
  });
});

describe('where a request comes from', () => {
  it('is what Hosting says, before anything else', () => {
    const headers = {
      'fastly-client-ip': '203.0.113.7',
      'x-forwarded-for': '198.51.100.1, 192.0.2.4',
    };
    expect(clientAddress(headers, '127.0.0.1')).toBe('203.0.113.7');
  });

  it('is the last entry of X-Forwarded-For: those before it are the caller’s own words', () => {
    expect(clientAddress({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, '127.0.0.1')).toBe(
      '203.0.113.7',
    );
  });

  it('is who is connected when nobody says anything, and unknown without that', () => {
    expect(clientAddress({}, '::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(clientAddress({}, '127.0.0.1')).toBeNull();
    expect(clientAddress({}, undefined)).toBeNull();
  });
});
