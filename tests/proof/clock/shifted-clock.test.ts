import { describe, expect, it } from 'vitest';
import { Fault } from '../../../scripts/launcher/fault.ts';
import { instantOf, withShiftedClock } from './shifted-clock.ts';

describe('the instant of a wall time', () => {
  it.each([
    ['UTC', '2028-02-29T12:00:00', '2028-02-29T12:00:00.000Z'],
    ['America/New_York', '2027-03-14T01:59:00', '2027-03-14T06:59:00.000Z'],
    ['America/New_York', '2027-03-14T12:00:00', '2027-03-14T16:00:00.000Z'],
    ['Europe/London', '2027-03-28T00:59:00', '2027-03-28T00:59:00.000Z'],
    ['Pacific/Auckland', '2027-09-26T01:59:00', '2027-09-25T13:59:00.000Z'],
  ])('in %s at %s is %s', (zone, local, instant) => {
    expect(new Date(instantOf({ zone, local })).toISOString()).toBe(instant);
  });

  it.each([
    ['America/New_York', '2027-11-07T01:59:00', '2027-11-07T05:59:00.000Z'],
    ['Europe/London', '2027-10-31T01:59:00', '2027-10-31T00:59:00.000Z'],
    ['Pacific/Auckland', '2027-04-04T02:59:00', '2027-04-03T13:59:00.000Z'],
  ])('is the first of two in %s at %s', (zone, local, instant) => {
    expect(new Date(instantOf({ zone, local })).toISOString()).toBe(instant);
  });

  it('is nowhere in the hour that a change leaves out', () => {
    expect(() => instantOf({ zone: 'Europe/London', local: '2027-03-28T01:30:00' })).toThrow(
      'In Europe/London no clock ever shows 2027-03-28T01:30:00.',
    );
  });
});

describe.runIf(process.platform === 'linux')('the environment of a shifted clock', () => {
  const LEAP_DAY = { zone: 'UTC', local: '2028-02-29T12:00:00' };
  // Any file will do, because nothing is started with it.
  const env = { LIBFAKETIME_PATH: import.meta.filename, HOME: '/home/anna' };

  it.each([
    ['2028-02-29T11:58:30.000Z', '+90s'],
    ['2028-02-29T13:00:00.000Z', '-3600s'],
  ])('keeps the distance from %s', (now, distance) => {
    expect(withShiftedClock(LEAP_DAY, env, Date.parse(now))).toMatchObject({
      HOME: '/home/anna',
      TZ: 'UTC',
      LD_PRELOAD: import.meta.filename,
      FAKETIME: distance,
    });
  });

  it('keeps what else is to be loaded', () => {
    const shifted = withShiftedClock(LEAP_DAY, { ...env, LD_PRELOAD: '/lib/other.so' });
    expect(shifted['LD_PRELOAD']).toBe(`${import.meta.filename} /lib/other.so`);
  });

  it('says what to install where the library is missing', () => {
    expect(() => withShiftedClock(LEAP_DAY, { LIBFAKETIME_PATH: '/nowhere' })).toThrow(Fault);
  });
});
