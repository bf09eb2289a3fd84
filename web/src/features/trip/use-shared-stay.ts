import type { SharedStay } from '@club/domain/booking/shared-stay';
import { useEffect, useState } from 'react';
import type { CallResult } from '../../kernel/api/api-client.ts';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';

/** A shared stay, or why there is none. */
export type SharedStayRead =
  | { status: 'loading' }
  | { status: 'ready'; stay: SharedStay }
  | { status: 'closed' }
  | { status: 'error'; text: string; retry: () => void };

/** The result of the attempt with this number; null while it runs. */
type Attempt = { result: CallResult<SharedStay> | null; count: number };

const read = ({ result, count }: Attempt, retry: (count: number) => void): SharedStayRead => {
  if (result === null) return { status: 'loading' };
  if (result.ok) return { status: 'ready', stay: result.value };
  const { error } = result;
  // A retry does not open these.
  const isClosed =
    error.kind === 'api' && (error.code === 'booking-not-found' || error.code === 'invalid-input');
  if (isClosed) return { status: 'closed' };
  return { status: 'error', text: callErrorText(error), retry: () => retry(count + 1) };
};

/** Reads a shared stay once. */
export const useSharedStay = (token: string): SharedStayRead => {
  const [attempt, setAttempt] = useState<Attempt>({ result: null, count: 0 });
  const { count } = attempt;
  useEffect(() => {
    let active = true;
    const load = async (): Promise<void> => {
      const result = await callFunction('openStay', { token });
      if (active) setAttempt({ result, count });
    };
    void load();
    return () => {
      active = false;
    };
  }, [token, count]);
  return read(attempt, (next) => {
    setAttempt({ result: null, count: next });
  });
};
