import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The 8 groups of an IPv6 address; an IPv4 address at its end stands for two of them. */
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
 * An address as it is counted: IPv4 as it is, IPv6 by its first 64 bits, because a household has all
 * the rest to itself. Null for text that is no address, and for the machine's own.
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
 * Where a request comes from, as it is counted: Hosting names the client in `fastly-client-ip`;
 * without Hosting the last entry of X-Forwarded-For is what Google's own front end has added; else
 * it is whoever is connected. Null for an unknown address and for the machine's own, as in
 * development. What of this can be forged: docs/decisions/0013-rate-limits.md.
 */
export const clientAddress = (
  headers: IncomingHttpHeaders,
  connectedFrom: string | undefined,
): string | null => {
  const byHosting = textOf(headers['fastly-client-ip']);
  const byFrontEnd = textOf(headers['x-forwarded-for'])?.split(',').at(-1);
  const named = byHosting ?? byFrontEnd ?? connectedFrom;
  return named === undefined ? null : countedAddress(named);
};
