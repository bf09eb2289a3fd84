import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { isOwnProxy } from './own-proxies.ts';

/** The 8 groups of an IPv6 address; an IPv4 address at its end counts as two. */
const groupsOf = (address: string): number[] => {
  const inHex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = inHex.split('::');
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const before = read(head);
  const after = read(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: gap }, () => 0), ...after];
};

/** An IPv4 address that is written as IPv6 ('::ffff:192.0.2.1'), or null. */
const mappedIPv4 = (groups: readonly number[]): string | null => {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return null;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

const isLoopbackIPv6 = (groups: readonly number[]): boolean =>
  groups.slice(0, 7).every((group) => group === 0) && groups[7] === 1;

/**
 * An address as rate limits count it: IPv4 as it is, IPv6 by its first 64 bits, because a household
 * has all the rest. Null for other text and for loopback addresses.
 */
export const countedAddress = (text: string): string | null => {
  const address = text.trim().replace(/%.*$/, '');
  if (isIPv4(address)) return address.startsWith('127.') ? null : address;
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  const mapped = mappedIPv4(groups);
  if (mapped !== null) return countedAddress(mapped);
  if (isLoopbackIPv6(groups)) return null;
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};

const textOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header;

/**
 * Counts for all requests whose address cannot be trusted: they share one limit, so that a made-up
 * address gains nothing.
 */
export const UNPROVEN = 'unproven';

/** Headers in which a caller can claim another address. */
const CLAIMS = ['fastly-client-ip', 'x-forwarded-for', 'x-real-ip', 'forwarded'] as const;

/**
 * The client address in the cloud. Each proxy appends to X-Forwarded-For the address that connected
 * to it, so from the right the entries are true as long as they are proxies of Google or Hosting;
 * the first other one is the client, and the client can have written everything before it.
 */
const addressInCloud = (forwardedFor: string | undefined): string => {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const client = hops.toReversed().find((hop) => !isOwnProxy(hop)) ?? hops[0] ?? '';
  return countedAddress(client) ?? UNPROVEN;
};

/**
 * The client address as rate limits count it. Headers that a caller can write are not trusted:
 * `fastly-client-ip` is ignored, because Hosting forwards one that was sent. Null for the local
 * machine in development, where there is no proxy; a request that claims another address there
 * counts as `UNPROVEN`. See docs/decisions/0023-client-address.md.
 */
export const clientAddress = (
  headers: IncomingHttpHeaders,
  connectedFrom: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): string | null => {
  if (environment['FUNCTIONS_EMULATOR'] !== 'true') {
    return addressInCloud(textOf(headers['x-forwarded-for']));
  }
  if (CLAIMS.some((name) => headers[name] !== undefined)) return UNPROVEN;
  return connectedFrom === undefined ? null : countedAddress(connectedFrom);
};
