import { isRecord } from '@club/domain/validation/is-record';
import type { StoredDocument } from '@club/domain/reading/stored-document';
import { asciiJson } from './ascii-text.ts';

/** Documents by the keys of the requests for them. */
export type FoundDocuments = ReadonlyMap<string, readonly StoredDocument[]>;

/** What a page was rendered with: the browser begins with the same. */
export type PageData = {
  /** When a server rendered the page, milliseconds since 1970. */
  nowMs: number;
  documents: FoundDocuments;
};

/** The data of a page as the browser has them. */
export type ArrivedData = PageData & {
  /** False where some of it is newer than the page, which then has to be made again. */
  isAsRendered: boolean;
};

/** Says of bytes at an address that they are newer than what the address was made for. */
export const NEWER_BYTES = 'X-Newer-Bytes';

/** The id of the script element that carries the data of a page. */
export const PAGE_DATA_ID = 'page-data';

/** Bytes in JSON: as base64, or the address of this site where they are. */
type WrittenBytes = { $base64: string } | { $address: string };
type WrittenDocument = { id: string; fields: Record<string, unknown> };
type WrittenData = { nowMs: number; documents: Record<string, WrittenDocument[]> };

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

const mapFields = <To>(
  fields: Readonly<Record<string, unknown>>,
  change: (value: unknown) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));

/**
 * The data of a page as JSON that is safe inside of a script element. `addressOf` names an address
 * where bytes of a request are that are too many for the page; null: they are written into it.
 */
export const pageDataJson = (
  { nowMs, documents }: PageData,
  addressOf: (bytes: Uint8Array, key: string) => string | null = () => null,
): string => {
  const written = (value: unknown, key: string): unknown => {
    if (!(value instanceof Uint8Array)) return value;
    const address = addressOf(value, key);
    const bytes: WrittenBytes =
      address === null ? { $base64: base64Of(value) } : { $address: address };
    return bytes;
  };
  const data: WrittenData = {
    nowMs,
    documents: Object.fromEntries(
      [...documents].map(([key, found]) => [
        key,
        found.map(({ id, fields }) => ({
          id,
          fields: mapFields(fields, (value) => written(value, key)),
        })),
      ]),
    ),
  };
  return asciiJson(JSON.stringify(data));
};

type FetchBytes = (address: string) => Promise<Uint8Array>;

const readValue = (value: unknown, fetchBytes: FetchBytes): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('$base64' in value) return bytesOf(String(value.$base64));
  return '$address' in value ? fetchBytes(String(value.$address)) : value;
};

const readDocument = async (
  { id, fields }: WrittenDocument,
  fetchBytes: FetchBytes,
): Promise<StoredDocument> => {
  const values = mapFields(fields, (value) => readValue(value, fetchBytes));
  const entries = Object.entries(values).map(async ([name, value]) => [name, await value] as const);
  return { id, fields: Object.fromEntries(await Promise.all(entries)) };
};

/** Its documents are written by `pageDataJson` of the same build: a page names its scripts by their content. */
const isWrittenData = (data: unknown): data is WrittenData =>
  isRecord(data) && typeof data['nowMs'] === 'number' && isRecord(data['documents']);

const readJson = async (json: string): Promise<ArrivedData> => {
  let isAsRendered = true;
  const fetchBytes = async (address: string): Promise<Uint8Array> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    if (response.headers.has(NEWER_BYTES)) isAsRendered = false;
    return new Uint8Array(await response.arrayBuffer());
  };
  const data: unknown = JSON.parse(json);
  if (!isWrittenData(data)) throw new Error('The data of the page are not such data.');
  const { nowMs, documents } = data;
  const entries = Object.entries(documents).map(
    async ([key, found]) =>
      [key, await Promise.all(found.map((each) => readDocument(each, fetchBytes)))] as const,
  );
  const read = new Map(await Promise.all(entries));
  return { nowMs, documents: read, isAsRendered };
};

/**
 * The data that a server has put into this page; null where no server rendered it. Rejects when
 * bytes that are at an address cannot be loaded.
 */
export const readPageData = (): Promise<ArrivedData> | null => {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return json === undefined ? null : readJson(json);
};
