import { describe, expect, test } from 'vitest';
import { isEvent } from './raw-body.ts';

const EVENT = { 'ce-type': 'google.cloud.firestore.document.v1.written' };
const CLOUD_EVENT = { 'content-type': 'application/cloudevents+json; charset=utf-8' };

describe('an event', () => {
  test.each(['event', 'cloudevent'])('is every request to a function of %ss', (signature) => {
    const environment = { FUNCTION_SIGNATURE_TYPE: signature };
    expect(isEvent({ 'content-type': 'application/json' }, environment)).toBe(true);
  });

  test.each([EVENT, CLOUD_EVENT])('is no request to an HTTP function: %j', (headers) => {
    expect(isEvent(headers, { FUNCTION_SIGNATURE_TYPE: 'http' })).toBe(false);
  });

  test('is detected by its headers in a process that serves both', () => {
    expect(isEvent(EVENT, {})).toBe(true);
    expect(isEvent(CLOUD_EVENT, {})).toBe(true);
    expect(isEvent({ 'content-type': 'application/json' }, {})).toBe(false);
    expect(isEvent({}, { FUNCTION_SIGNATURE_TYPE: '' })).toBe(false);
  });
});
