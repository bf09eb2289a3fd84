/** @module-tag site */
import { randomUUID } from 'node:crypto';
import type { StoredResort } from '@club/domain/resort/stored-resort';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../api/api-client.ts';
import { call, club, db, eventually, newAdmin, newMember } from '../api/api-client.ts';
import { directoryIds } from '../api/directory.ts';
import { resortForm, storedResort } from '../api/resort-form.ts';

let member: Person;
let admin: Person;
const added: string[] = [];

/** Ids of one run that lie together in the directory, whatever else the club has. */
const PREFIX = `R${randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase()}`;
const PAGED = Array.from({ length: 33 }, (_, at) => `${PREFIX}${String(at).padStart(2, '0')}`);

const addResort = (changes: Record<string, unknown>, by: Person | null = admin) =>
  call('POST /resorts', { token: by?.token ?? null, body: resortForm(changes) });

beforeAll(async () => {
  [member, admin] = await Promise.all([newMember(), newAdmin()]);
  const batch = db.batch();
  for (const id of PAGED) batch.set(club.resorts.doc(id), storedResort(id));
  await batch.commit();
  added.push(...PAGED);
  await eventually(
    'the directory has all of them',
    async () => {
      const ids = new Set(await directoryIds());
      return PAGED.every((id) => ids.has(id));
    },
    30_000,
  );
});

afterAll(async () => {
  const batch = db.batch();
  for (const id of added) batch.delete(club.resorts.doc(id));
  await batch.commit();
});

type ResortsPage = { resorts: StoredResort[]; totalPages: number; currentPage: number };
const pageOf = async (query: string): Promise<ResortsPage> => {
  const answer = await call(`GET /resorts${query}`);
  expect(answer.status).toBe(200);
  return answer.body as ResortsPage;
};

describe('GET /resorts', () => {
  it('gives 15 resorts of page 1 unless told otherwise', async () => {
    const page = await pageOf('');
    const ids = await directoryIds();
    expect(page.currentPage).toBe(1);
    expect(page.resorts.map(({ _id }) => _id)).toEqual(ids.slice(0, 15));
    expect(page.totalPages).toBe(Math.ceil(ids.length / 15));
    expect(Object.keys(page).sort()).toEqual(['currentPage', 'resorts', 'totalPages']);
  });

  it('gives every resort once over all pages, in the order of the directory', async () => {
    const ids = await directoryIds();
    const { totalPages } = await pageOf('?limit=20');
    const pages = await Promise.all(
      Array.from({ length: totalPages }, (_, at) => pageOf(`?page=${at + 1}&limit=20`)),
    );
    expect(pages.flatMap(({ resorts }) => resorts.map(({ _id }) => _id))).toEqual(ids);
    expect(pages.map(({ currentPage }) => currentPage)).toEqual(pages.map((_, at) => at + 1));
  });

  it('gives the last page for one beyond it', async () => {
    const last = await pageOf('?page=999999');
    expect(last.currentPage).toBe(last.totalPages);
    expect(last.resorts.length).toBeGreaterThan(0);
  });

  it('gives whole resorts, in the spelling of the rules', async () => {
    const ids = await directoryIds();
    const page = Math.floor(ids.indexOf(`${PREFIX}00`) / 15) + 1;
    const { resorts } = await pageOf(`?page=${page}`);
    const resort = resorts.find(({ _id }) => _id === `${PREFIX}00`);
    expect(resort).toMatchObject({
      resort_ID: `${PREFIX}00`,
      place_name: 'Lantern Bay 7 Nights',
      location: 'Sitka, Alaska, United States',
      room_details: { standard: { sleeps_room: 4 } },
    });
  });

  it('works without signing in', async () => {
    const answer = await call('GET /resorts', { token: member.token });
    expect(answer.body).toEqual((await call('GET /resorts')).body);
  });
});

describe('GET /all-resorts', () => {
  it('gives all of them by id, those that cannot be booked too', async () => {
    const hidden = await addResort({ resort_ID: `${PREFIX}H`, available: false });
    expect(hidden.status).toBe(201);
    added.push(`${PREFIX}H`);
    const resorts = (await call('GET /all-resorts')).body as StoredResort[];
    const ids = resorts.map(({ _id }) => _id);
    expect(ids).toEqual([...ids].sort());
    expect(ids).toEqual(expect.arrayContaining(PAGED));
    expect(resorts.find(({ _id }) => _id === `${PREFIX}H`)?.available).toBe(false);
  });
});

describe('POST /resorts', () => {
  it('adds a resort under its ID', async () => {
    const id = `${PREFIX}A`;
    const answer = await addResort({ resort_ID: id });
    added.push(id);
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { _id: id, resort_ID: id, rev: 1, price_rate: 9000, img2: '' },
    ]);
    expect((await club.resorts.doc(id).get()).data()).toEqual(answer.body);
  });

  it('makes up an ID where there is none', async () => {
    const answer = await addResort({});
    const resort = answer.body as StoredResort;
    added.push(resort._id);
    expect(answer.status).toBe(201);
    expect(resort._id).toMatch(/^[A-Z2-9]{6}$/);
    expect(resort.resort_ID).toBe(resort._id);
    expect((await club.resorts.doc(resort._id).get()).exists).toBe(true);
  });

  it('takes an ID once, of however many ask for it', async () => {
    const id = `${PREFIX}B`;
    added.push(id);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((place_name) => addResort({ resort_ID: id, place_name })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    const rejected = answers.find(({ status }) => status !== 201);
    expect([rejected?.status, rejected?.body]).toMatchObject([
      409,
      { code: 'resort-exists', field: 'resort_ID' },
    ]);
    const winner = answers.find(({ status }) => status === 201)?.body;
    expect((await club.resorts.doc(id).get()).data()).toEqual(winner);
  });

  it('is for admins', async () => {
    const asMember = await addResort({ resort_ID: `${PREFIX}X` }, member);
    expect([asMember.status, asMember.code]).toEqual([403, 'not-allowed']);
    const asVisitor = await addResort({ resort_ID: `${PREFIX}X` }, null);
    expect([asVisitor.status, asVisitor.code]).toEqual([401, 'not-signed-in']);
    expect((await club.resorts.doc(`${PREFIX}X`).get()).exists).toBe(false);
  });

  it.each([
    ['place_name', { place_name: undefined }],
    ['location', { location: '' }],
    ['check_in_time', { check_in_time: undefined }],
    ['check_out_time', { check_out_time: undefined }],
    ['rating', { rating: undefined }],
    ['stateRating', { stateRating: 'Platinum' }],
    ['ownerExclusive', { ownerExclusive: undefined }],
    ['reviews_amount', { reviews_amount: 'many' }],
    ['img', { img: 'javascript:alert(1)' }],
    ['img3', { img3: 'data:image/svg+xml,<svg onload=alert(1)>' }],
    ['price_usd', { price_usd: -1 }],
    ['available_amount', { available_amount: 1.5 }],
    ['lat', { lat: 91 }],
    ['resort_ID', { resort_ID: '../admins' }],
    ['resort_ID', { resort_ID: '__x__' }],
    ['room_details.standard.kitchen', { room_details: { standard: { kitchen: 'Huge' } } }],
  ])('names %s when it is wrong: %j', async (field, changes) => {
    const answer = await addResort(changes);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid-input', field }]);
  });

  it('knows no fields but those of the form, at any depth', async () => {
    const top = await addResort({ _id: 'mine' });
    expect(top.body).toMatchObject({ code: 'unknown-field', field: '_id' });
    const deep = await addResort({ room_details: { standard: { sauna: true } } });
    expect(deep.body).toMatchObject({
      code: 'unknown-field',
      field: 'room_details.standard.sauna',
    });
  });
});
