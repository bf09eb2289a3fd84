import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, countedAddress, UNPROVEN } from './client-address.ts';

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

const CLOUD = { K_SERVICE: 'api', K_CONFIGURATION: 'api' };
const LOCAL = { FUNCTIONS_EMULATOR: 'true' };

/** The client address in the cloud by X-Forwarded-For. */
const inCloud = (forwardedFor: string | undefined, more: Record<string, string> = {}) =>
  clientAddress(
    { ...more, ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }) },
    '169.254.8.1',
    CLOUD,
  );

describe('where a request comes from in the cloud', () => {
  it('is the last entry of X-Forwarded-For when the function was called directly', () => {
    expect(inCloud('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(inCloud('203.0.113.7')).toBe('203.0.113.7');
  });

  it.each([
    ['203.0.113.7, 66.102.8.142'],
    ['203.0.113.7,151.101.1.7, 66.102.8.142'],
    ['198.51.100.1, 203.0.113.7, 2a04:4e42::1, 2607:f8b0:4000::9, 169.254.1.1'],
  ])('is who came to Hosting, before the machines of Hosting and Google: %s', (hops) => {
    expect(inCloud(hops)).toBe('203.0.113.7');
  });

  it('stays the same whatever the caller claims', () => {
    const claim = fc.ipV4().map((ip) => `${ip}, 203.0.113.7, 66.102.8.142`);
    fc.assert(
      fc.property(claim, fc.ipV4(), (hops, made) => {
        expect(inCloud(hops, { 'fastly-client-ip': made, 'x-real-ip': made })).toBe('203.0.113.7');
      }),
    );
  });

  it('is never unlimited: without a valid entry, all requests share one limit', () => {
    const nonsense = [undefined, '', 'unknown', '203.0.113.7, x', '127.0.0.1', '::1'];
    for (const hops of nonsense) expect([hops, inCloud(hops)]).toEqual([hops, UNPROVEN]);
    expect(inCloud('66.102.8.142')).toBe('66.102.8.142');
  });

  it('does not treat customers of Google or Fastly as their proxies', () => {
    for (const rented of ['34.1.2.3', '35.190.1.1', '2600:1900::1', '10.0.0.1']) {
      expect(inCloud(`203.0.113.7, ${rented}`)).toBe(countedAddress(rented));
    }
  });
});

describe('where a request comes from on one machine', () => {
  it('is the connected address; the local machine is not limited', () => {
    expect(clientAddress({}, '::ffff:203.0.113.7', LOCAL)).toBe('203.0.113.7');
    expect(clientAddress({}, '127.0.0.1', LOCAL)).toBeNull();
    expect(clientAddress({}, undefined, LOCAL)).toBeNull();
  });

  it.each(['fastly-client-ip', 'x-forwarded-for', 'x-real-ip', 'forwarded'])(
    'is unproven for a request that claims an address in %s',
    (name) => {
      expect(clientAddress({ [name]: '203.0.113.7' }, '127.0.0.1', LOCAL)).toBe(UNPROVEN);
    },
  );
});
