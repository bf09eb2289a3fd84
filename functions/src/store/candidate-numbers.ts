import { createHash } from 'node:crypto';
import type { NumberKind } from '@club/domain/ids';
import { spokenNumber } from '@club/domain/spoken-number';

/** How many numbers are tried when they are taken. */
const CANDIDATES = 4;

/** What the hash of each kind begins with. */
const HASHED: Record<NumberKind, string> = { bookingNumber: 'booking-number', ticket: 'ticket' };

/** 48 bits, which JavaScript numbers represent exactly. */
const integerOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUIntBE(0, 6);

/**
 * The numbers that something gets one of, in the order in which they are tried: always the same for
 * the same key, so that a repeated request gets the number that it has. With 64 million numbers of
 * each kind the first is almost always free.
 */
export const candidateNumbers = (kind: NumberKind, key: string): string[] =>
  Array.from({ length: CANDIDATES }, (_, attempt) =>
    spokenNumber(kind, integerOf(JSON.stringify([HASHED[kind], key, attempt]))),
  );
