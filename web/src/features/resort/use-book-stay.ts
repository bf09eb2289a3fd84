import type { Resort } from '@club/domain/resort/resort';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWhenKnown } from '../../kernel/session/session.tsx';
import type { HoldFailure } from '../../shared/hold/request-hold.ts';
import { loginPath, stayPath } from '../../shared/routes/paths.ts';
import { storeCurrentResort } from '../../shared/stay/current-resort.ts';
import { lastDates } from '../../shared/stay/last-dates.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { stayKey, stayParams } from '../../shared/stay/stay-query.ts';

const UNREACHABLE: HoldFailure = { error: { kind: 'network' }, retryAt: null };

/** What holds nights, which is loaded with the parts further down; null where it cannot be loaded. */
const holdCalls = async () => {
  try {
    return await import('./hold-parts.ts');
  } catch {
    return null;
  }
};

/** Booking a stay from the page of its resort. */
export type BookStay = {
  isBusy: boolean;
  failure: HoldFailure | null;
  /** `another`: one more unit of a stay that is booked already. */
  book: (another?: boolean) => void;
};

/**
 * Holds the nights and goes straight to the checkout; visitors log in on the way (rules 11.7).
 * Remembers resort, vacation type and dates, as choosing them step by step would.
 */
export const useBookStay = (resort: Resort, stay: Stay): BookStay => {
  const navigate = useNavigate();
  const whenKnown = useWhenKnown();
  const key = stayKey(stay);
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const [failed, setFailed] = useState<(HoldFailure & { key: string }) | null>(null);
  const isHere = useRef(true);
  /** Leaves the booking to the checkout: this page ends only when the checkout is there. */
  const leaveBegun = useRef<(() => void) | null>(null);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      leaveBegun.current?.();
      leaveBegun.current = null;
    };
  }, []);

  const book = async (another: boolean): Promise<void> => {
    const { startDate, endDate } = stay;
    storeCurrentResort(resort, stay.vacationType);
    lastDates.write({ startDate, endDate });
    const checkout = stayPath('checkout', stayParams(stay));
    setBusyKey(key);
    // A rendered page can be pressed before it is known who reads it.
    const reader = await whenKnown();
    if (!isHere.current) return;
    if (reader.status === 'signed-out') {
      setBusyKey(null);
      await navigate(loginPath(checkout));
      return;
    }
    leaveBegun.current?.();
    leaveBegun.current = null;
    const calls = await holdCalls();
    if (calls === null) {
      setBusyKey(null);
      setFailed({ key, ...UNREACHABLE });
      return;
    }
    const leave = calls.enterBooking(stay);
    const response = await calls.requestHold(stay, another);
    setBusyKey(null);
    if (response.status === 'failed') setFailed({ key, ...response });
    if (response.status === 'failed' || !isHere.current) {
      leave();
      return;
    }
    leaveBegun.current = leave;
    await navigate(checkout);
  };
  return {
    isBusy: busyKey !== null,
    failure: failed?.key === key ? failed : null,
    book: (another = false) => {
      void book(another);
    },
  };
};
