import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packAvailability, unpackAvailability } from './packed-availability.ts';
import { nightNumber, runsOf } from './scarce-nights.ts';

const id = fc.oneof(fc.stringMatching(/^[A-Z][0-9]{3,5}$/), fc.string({ unit: 'grapheme' }));
const nights = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 3 })))
  .map((some) => runsOf(new Map(some)));
const availability = fc.array(fc.tuple(id, nights)).map((some) => new Map(some));

describe('packed scarce nights', () => {
  it('come back as they were, by id', () => {
    fc.assert(
      fc.property(availability, (some) => {
        const unpacked = unpackAvailability(packAvailability(some));
        expect(unpacked).toEqual(some);
        expect([...unpacked.keys()]).toEqual([...some.keys()].toSorted());
      }),
      { numRuns: 300 },
    );
  });

  it('do not depend on the order in which resorts were put in', () => {
    fc.assert(
      fc.property(availability, (some) => {
        const turned = new Map([...some].toReversed());
        expect(packAvailability(turned)).toEqual(packAvailability(some));
      }),
    );
  });

  it('that end too early are not guessed at', () => {
    const packed = packAvailability(new Map([['D101', Int32Array.of(400, 7, 0)]]));
    for (let length = 0; length < packed.length; length += 1) {
      expect(() => unpackAvailability(packed.subarray(0, length))).toThrow(RangeError);
    }
  });

  it('of a busy club of 50,000 resorts fit into a document', () => {
    // Every second resort with six scarce weeks in the year, at no pattern that gzip could use.
    let seed = 1;
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const start = nightNumber('2027-01-01');
    const busy = new Map(
      Array.from({ length: 25_000 }, (_, resort) => {
        const weeks = Array.from({ length: 6 }, () => start + random(360));
        const left = weeks.flatMap((first) =>
          Array.from(
            { length: 7 },
            (__, night) => [first + night, random(4) === 0 ? 1 : 0] as const,
          ),
        );
        return [`R${10_000 + resort * 2}`, runsOf(new Map(left))] as const;
      }),
    );
    expect(gzipSync(packAvailability(busy)).byteLength).toBeLessThan(1_040_000);
  });
});

describe('the bytes of packed nights', () => {
  const one = new Map([['R1', Int32Array.of(300, 2, 1)]]);

  it('are rejected wherever they end too early', () => {
    const packed = packAvailability(one);
    for (let length = 0; length < packed.length; length += 1) {
      expect(() => unpackAvailability(packed.subarray(0, length))).toThrow(
        new RangeError('The packed nights end too early.'),
      );
    }
    expect(unpackAvailability(packed)).toEqual(one);
  });

  it('hold numbers at the edge of a byte', () => {
    for (const first of [127, 128, 129, 16_383, 16_384]) {
      const edge = new Map([['R1', Int32Array.of(first, 32, 0, first + 32, 33, 3)]]);
      expect(unpackAvailability(packAvailability(edge))).toEqual(edge);
    }
  });

  it('share what ids have in common', () => {
    const many = new Map(
      Array.from({ length: 50 }, (_, index) => [
        `a-long-beginning-of-an-id-${index + 10}`,
        Int32Array.of(300, 2, 1),
      ]),
    );
    expect(packAvailability(many).length).toBeLessThan(50 * 10);
  });
});
