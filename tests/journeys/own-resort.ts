import { gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { CATALOGUE_SHARD } from '@club/domain/catalogue/packed-catalogue';
import { displayName } from '@club/domain/resort/resort-name';
import { copyRecord, readRecord } from './club-records.ts';
import { expect } from './club-test.ts';

/** A resort of the seed with five pictures, which the others are copies of. */
const PATTERN = 'R1001';
const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(CODE_LENGTH)), (byte) =>
    SYMBOLS.charAt(byte % SYMBOLS.length),
  ).join('');

/**
 * A resort that belongs to this one run of a journey: what others book or what was booked before has
 * nothing to do with it. With as many units as are needed.
 */
export const ownResort = async (
  request: APIRequestContext,
  { units = 4, name: given }: { units?: number; name?: string } = {},
): Promise<{ id: string; name: string; location: string }> => {
  const id = newCode();
  const name = `${given ?? 'Motu'} ${id}`;
  const fields = await copyRecord(request, `resorts/${PATTERN}`, `resorts/${id}`, {
    _id: { stringValue: id },
    resort_ID: { stringValue: id },
    place_name: { stringValue: name },
    available_amount: { integerValue: String(units) },
  });
  // The pattern is the seed's, which has a text there.
  const { stringValue: location } = fields['location'] as { stringValue: string };
  return { id, name: displayName(name), location };
};

/** Waits until the packed directory, which lists and searches go by, has a resort. */
export const untilListed = (request: APIRequestContext, id: string): Promise<void> =>
  expect
    .poll(async () => {
      const { packed } = await readRecord(request, `catalogue/${CATALOGUE_SHARD}`);
      // The form in which the database gives bytes.
      const { bytesValue } = packed as { bytesValue: string };
      return gunzipSync(Buffer.from(bytesValue, 'base64')).toString().includes(`"${id}"`);
    })
    .toBe(true);
