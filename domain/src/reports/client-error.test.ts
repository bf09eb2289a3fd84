import { describe, expect, it } from 'vitest';
import { titledRows } from '../testing/titled.ts';
import { errorsIn } from '../testing/schema-cases.ts';
import {
  cleanClientError,
  clientErrorOf,
  ownFrames,
  pageOf,
  withoutPersonalData,
} from './client-error.ts';
import { clientErrorSchema } from './client-error.schema.ts';

describe('the text of an error', () => {
  it.each([
    ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
    ["Cannot read 'Anna Berg' of null", 'Cannot read <quoted> of null'],
    ['No "1 Shore Road", no `Anna`, no “Berg”', 'No <quoted>, no <quoted>, no <quoted>'],
    ['to anna.berg+1@example.com failed', 'to <email> failed'],
    ['at https://club.example/reset?code=secret#x now', 'at https://club.example/reset now'],
    ['at /reset?oobCode=abc now', 'at /reset now'],
    ['users/q8Zk2Lm0pX4vB7nT1cRd is missing', 'users/<id> is missing'],
    ['card 4242 4242 4242 4242 declined', 'card <id> declined'],
    ['call +1 (202) 555-0142', 'call <id>'],
    ['eyJhbGciOi12345-abc.x', '<id>.x'],
    ['one\n  two\u0000three ', 'one two three'],
    ['Status 404 after 3 tries', 'Status 404 after 3 tries'],
  ])('%j is kept as %j', (text, kept) => {
    expect(withoutPersonalData(text)).toBe(kept);
  });
});

describe('the lines of a stack', () => {
  it('are those in the files of the site, of each browser, without its address', () => {
    const stack = [
      'TypeError: secret of anna@example.com',
      '    at Trip (https://club.example/assets/trip-a1.js:2:345)',
      '    at async https://club.example/assets/main-b2.js:1:9',
      '    at chrome-extension://abcdef/inject.js:1:1',
      'load@https://club.example/assets/lazy_c3.js:7:8',
      '    at eval (https://evil.example/x.js:1:1)',
    ].join('\n');
    expect(ownFrames(stack)).toEqual([
      'Trip /assets/trip-a1.js:2:345',
      '? /assets/main-b2.js:1:9',
      'load /assets/lazy_c3.js:7:8',
    ]);
  });

  it('are kept without a name where the function has none', () => {
    const stack = [
      '@https://club.example/assets/trip-a1.js:2:345',
      '    at  (https://club.example/assets/main-b2.js:1:9)',
    ].join('\n');
    expect(ownFrames(stack)).toEqual(['? /assets/trip-a1.js:2:345', '? /assets/main-b2.js:1:9']);
  });

  it('have 160 characters at most', () => {
    const frame = `${'f'.repeat(60)} /assets/${'a'.repeat(80)}.tsx:1234567:1234567`;
    const [name = '', place = ''] = frame.split(' ');
    expect(ownFrames(`${name}@https://club.example${place}`)).toEqual([frame.slice(0, 160)]);
  });

  it('are twelve at most', () => {
    const stack = Array.from({ length: 30 }, (_, at) => `at f (/assets/a.js:${at}:1)`).join('\n');
    expect(ownFrames(stack)).toHaveLength(12);
    expect(ownFrames(stack)[0]).toBe('f /assets/a.js:0:1');
  });
});

describe('the page of an error', () => {
  it.each([
    ['/', '/'],
    ['/dashboard/my-bookings?q=anna#x', '/dashboard/my-bookings'],
    ['/singleResortPage/R1001', '/singleResortPage/:id'],
    ['/stays/abcdefghijklmnopqrstuv', '/stays/:id'],
    ['/single-available-unit', '/single-available-unit'],
    ['/a@b.example/%41', '/:id/:id'],
  ])('%s is %s', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });

  it('has 120 characters at most', () => {
    expect(pageOf('/abc'.repeat(60))).toHaveLength(120);
  });
});

describe('a report', () => {
  const error = Object.assign(new RangeError("no 'Anna'"), {
    stack: 'x\n at pay (https://club.example/assets/pay-1.js:3:4)',
  });

  it('is what may leave the browser', () => {
    expect(clientErrorOf(error, '/payment?card=1')).toEqual({
      name: 'RangeError',
      message: 'no <quoted>',
      frames: ['pay /assets/pay-1.js:3:4'],
      page: '/payment',
    });
    expect(errorsIn(clientErrorSchema, clientErrorOf(error, '/payment'))).toEqual({});
  });

  it('is made of whatever was thrown', () => {
    expect(clientErrorOf('plain text', '')).toMatchObject({
      name: 'Error',
      message: 'plain text',
      page: '/',
    });
    const nameless = Object.assign(new Error('x'.repeat(900)), { name: '', stack: undefined });
    const report = clientErrorOf(nameless, '/');
    expect([report.name, report.message?.length, report.frames]).toEqual(['Error', 300, []]);
    expect(clientErrorOf(Object.assign(new Error(), { name: 'N'.repeat(90) }), '/').name).toBe(
      'N'.repeat(60),
    );
  });

  it('is cleaned again by the server, and stays as it is when it was clean', () => {
    const clean = clientErrorOf(error, '/payment');
    expect(cleanClientError(clean)).toEqual(clean);
    expect(
      cleanClientError({
        name: 'anna@example.com',
        message: 'card 4242 4242 4242 4242',
        frames: ['Anna Berg, 1 Shore Road', '? /assets/a.js:1:2'],
        page: '/trips/12345',
      }),
    ).toEqual({
      name: '<email>',
      message: 'card <id>',
      frames: ['? /assets/a.js:1:2'],
      page: '/trips/:id',
    });
    expect(cleanClientError({ ...clean, message: undefined }).message).toBe('');
  });

  it.each(
    titledRows(
      [
        ['name', undefined, 'Name is required.'],
        ['frames', 'x', 'This must be a list.'],
        ['message', 'x'.repeat(301), 'Message can have at most 300 characters.'],
        ['frames', undefined, 'Frames are required.'],
        ['frames', Array.from({ length: 13 }, () => 'f'), 'At most 12 frames are taken.'],
        ['page', undefined, 'Page is required.'],
        ['page', 'login', 'Page must be a path.'],
        ['page', 'login/now', 'Page must be a path.'],
      ],
      2,
    ),
  )('has no %s', (_, field, value, message) => {
    expect(
      errorsIn(clientErrorSchema, { name: 'E', frames: [], page: '/', [field]: value }),
    ).toEqual({
      [field]: message,
    });
  });

  it('has no frame of 161 characters', () => {
    const report = { name: 'E', frames: ['f', 'f'.repeat(161)], page: '/' };
    expect(errorsIn(clientErrorSchema, report)).toEqual({
      'frames[1]': 'Frame can have at most 160 characters.',
    });
  });

  it('needs no message', () => {
    expect(errorsIn(clientErrorSchema, { name: 'E', frames: [], page: '/' })).toEqual({});
  });
});
