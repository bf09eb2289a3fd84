import type { ReadDocuments } from '@club/domain/reading/stored-document';
import {
  packAvailability,
  AVAILABILITY_VERSION,
} from '@club/domain/availability/packed-availability';
import { nightNumber, runsOf } from '@club/domain/availability/scarce-nights';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { gzipSync } from 'node:zlib';
import type { RenderedPage } from '../../web/src/app/server/render-page.tsx';
import { FIRST, readClub } from './club-in-memory.ts';
import { JSDOM } from './jsdom.ts';
import { keptPageAt, ORIGIN } from './rendered-at.ts';

/** Nights of `FIRST` with the units that are left. */
const LEFT: ReadonlyMap<LocalDate, number> = new Map([
  ['2026-12-24', 0],
  ['2026-12-25', 0],
  ['2027-02-13', 1],
]);

const NIGHTS = {
  v: AVAILABILITY_VERSION,
  packed: new Uint8Array(
    gzipSync(
      packAvailability(
        new Map([
          [
            FIRST._id,
            runsOf(new Map([...LEFT].map(([night, left]) => [nightNumber(night), left] as const))),
          ],
        ]),
      ),
    ),
  ),
};

const OTHERS = new Map<string, object>([
  ['availability/directory', NIGHTS],
  [`resorts/${FIRST._id}`, { ...FIRST, available_amount: 4 }],
]);

/** The demo club, with some nights sold at a resort of four units. */
const read: ReadDocuments = async (target) => {
  const fields = 'path' in target ? OTHERS.get(target.path) : undefined;
  return fields === undefined ? readClub(target) : [{ id: FIRST._id, fields: { ...fields } }];
};

/** A page as a reader without script sees it. */
export type PageWithoutScript = {
  document: Document;
  /** Where a form leads, as the browser makes the address of a GET. */
  addressOf: (form: HTMLFormElement, pressed?: HTMLButtonElement) => URL;
  data: RenderedPage['data'];
};

/** The page at a path, by default of the demo club, of which some nights are sold; to be changed at will. */
export const pageWithoutScript = async (
  path: string,
  readDocuments: ReadDocuments = read,
): Promise<PageWithoutScript> => {
  const page = await keptPageAt(path, readDocuments);
  const { window } = new JSDOM(page.body, { url: `${ORIGIN}${path}` });
  return {
    document: window.document,
    data: page.data,
    addressOf: (form, pressed) => {
      const entries = [...new window.FormData(form, pressed)].map(([name, value]) => {
        if (typeof value !== 'string') throw new Error(`${name} is a file.`);
        return [name, value];
      });
      const address = new URL(form.getAttribute('action') ?? '', window.location.href);
      address.search = new URLSearchParams(entries).toString();
      return address;
    },
  };
};
