import { createHash } from 'node:crypto';
import { ticketNumber } from '@club/domain/support/ticket-number';

/** How many numbers a ticket may fall back on when others have taken those before. */
const CANDIDATES = 4;

/** 48 bits, which numbers of JavaScript hold exactly. */
const integerOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUIntBE(0, 6);

/**
 * The numbers that a request may get, in order: always the same ones for the same request, so that a
 * repeat finds its ticket. With 64 million numbers the first is almost always free.
 */
export const candidateNumbers = (requestKey: string): string[] =>
  Array.from({ length: CANDIDATES }, (_, place) =>
    ticketNumber(integerOf(JSON.stringify(['ticket', requestKey, place]))),
  );
