import { useEffect, useState } from 'react';
import { releaseHold, releaseOffers } from './hold-calls.ts';
import { readHold } from './hold-store.ts';
import { onSignOut } from '../../kernel/session/session-end.ts';
import type { Stay } from '../stay/stay-query.ts';
import { stayKey } from '../stay/stay-query.ts';

/** How long to wait for the next screen of the same booking, milliseconds. */
const LEAVING_MS = 1500;

/** How many screens of a booking are open in this tab, or were a moment ago, by stay. */
const open = new Map<string, number>();

const lockName = (key: string): string => `booking ${key}`;

/** Tells the other tabs that a booking is open here; returns the way to end that. */
const announce = (key: string): (() => void) => {
  // Browsers have locks on secure pages only.
  if (!('locks' in navigator)) return () => {};
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  void navigator.locks.request(lockName(key), { mode: 'shared' }, () => ended);
  return end;
};

/** Runs `work` unless another tab has the booking open. */
const unlessOpenElsewhere = async (key: string, work: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(lockName(key), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
};

const leave = async (stay: Stay): Promise<void> => {
  const key = stayKey(stay);
  if ((open.get(key) ?? 0) > 0) return;
  open.delete(key);
  await unlessOpenElsewhere(key, async () => {
    const hold = readHold(stay);
    if (hold?.source === 'offer') await releaseHold(hold.holdId);
  });
};

/**
 * A screen of a stay's booking is open; returns the way to leave it. The hold is released a moment
 * after the last one was left, unless another tab still shows one. Until then the booking counts as
 * open, so a hold that is taken meanwhile is not the one to release. A reload keeps the hold, and so
 * does the waitlist's own.
 */
export const enterBooking = (stay: Stay): (() => void) => {
  const key = stayKey(stay);
  const end = announce(key);
  open.set(key, (open.get(key) ?? 0) + 1);
  return () => {
    end();
    setTimeout(() => {
      open.set(key, (open.get(key) ?? 1) - 1);
      void leave(stay);
    }, LEAVING_MS);
  };
};

/**
 * Releases the hold of a stay when the member leaves the screens of its booking for another page of
 * the site. The stay of the first rendering counts: key the screen by it.
 */
export const useHoldRelease = (booked: Stay): void => {
  const [stay] = useState(booked);
  useEffect(() => enterBooking(stay), [stay]);
};

/** Releases all offers of the browser when the member signs out, whatever page they are on. */
export const useReleaseOnSignOut = (): void => {
  useEffect(() => onSignOut(releaseOffers), []);
};
