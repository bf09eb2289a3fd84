import type { Availability } from './scarce-nights.ts';
import { MOST_SCARCE, runAt, RUN_SIZE } from './scarce-nights.ts';

/** Version of the packed form; code that knows another one asks for a reload instead of guessing. */
export const AVAILABILITY_VERSION = 1;

/**
 * A document of `availability/{shard}`: `packed` is what `packAvailability` makes of the shard's
 * resorts, gzipped.
 */
export type AvailabilityDocument<Bytes> = {
  v: number;
  /** Resorts with scarce nights. */
  count: number;
  /** ISO instant. */
  builtAt: string;
  /**
   * The first day that nothing is said about, because it would not have fitted; null as long as
   * everything fits.
   */
  until: string | null;
  packed: Bytes;
};

const LEFT_VALUES = MOST_SCARCE + 1;
/** Seven bits a byte; the eighth says that more follow. */
const LOW_BITS = 128;

const writer = () => {
  const bytes: number[] = [];
  const number = (value: number): void => {
    let rest = value;
    while (rest >= LOW_BITS) {
      bytes.push((rest % LOW_BITS) + LOW_BITS);
      rest = Math.floor(rest / LOW_BITS);
    }
    bytes.push(rest);
  };
  return { bytes, number };
};

const readerOf = (bytes: Uint8Array) => {
  let at = 0;
  const byte = (): number => {
    const value = bytes[at];
    if (value === undefined) throw new RangeError('The packed nights end too early.');
    at += 1;
    return value;
  };
  const number = (): number => {
    let [value, factor] = [0, 1];
    for (;;) {
      const next = byte();
      value += (next % LOW_BITS) * factor;
      if (next < LOW_BITS) return value;
      factor *= LOW_BITS;
    }
  };
  /** Shorter where the bytes end too early: reading the number behind it throws then. */
  const slice = (length: number): Uint8Array => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  return { number, slice };
};

const sharedLength = (one: Uint8Array, other: Uint8Array): number => {
  const end = Math.min(one.length, other.length);
  let length = 0;
  while (length < end && one[length] === other[length]) length += 1;
  return length;
};

/**
 * Packs scarce nights: resorts by id, each with how much of the id before it shares; runs as the gap
 * since the run before and length and units left in one number. Most numbers take one byte.
 */
export const packAvailability = (availability: Availability): Uint8Array => {
  const { bytes, number } = writer();
  const encoder = new TextEncoder();
  let before = new Uint8Array();
  const resorts = [...availability].toSorted(([a], [b]) => (a < b ? -1 : 1));
  number(resorts.length);
  for (const [id, runs] of resorts) {
    const name = encoder.encode(id);
    const shared = sharedLength(before, name);
    number(shared);
    number(name.length - shared);
    for (const byte of name.subarray(shared)) bytes.push(byte);
    before = name;
    number(runs.length / RUN_SIZE);
    let night = 0;
    for (let at = 0; at < runs.length; at += RUN_SIZE) {
      const { first, length, left } = runAt(runs, at);
      number(first - night);
      number((length - 1) * LEFT_VALUES + left);
      night = first + length;
    }
  }
  return Uint8Array.from(bytes);
};

/** The inverse of `packAvailability`. Throws RangeError for bytes that end too early. */
export const unpackAvailability = (bytes: Uint8Array): Map<string, Int32Array> => {
  const { number, slice } = readerOf(bytes);
  const decoder = new TextDecoder();
  const availability = new Map<string, Int32Array>();
  let before = new Uint8Array();
  const count = number();
  for (let resort = 0; resort < count; resort += 1) {
    const shared = before.subarray(0, number());
    const rest = slice(number());
    const name = new Uint8Array(shared.length + rest.length);
    name.set(shared);
    name.set(rest, shared.length);
    before = name;
    const runs = new Int32Array(number() * RUN_SIZE);
    let night = 0;
    for (let at = 0; at < runs.length; at += RUN_SIZE) {
      const first = night + number();
      const both = number();
      runs[at] = first;
      runs[at + 1] = Math.floor(both / LEFT_VALUES) + 1;
      runs[at + 2] = both % LEFT_VALUES;
      night = first + (runs[at + 1] ?? 0);
    }
    availability.set(decoder.decode(name), runs);
  }
  return availability;
};
