import type { SharedBoard } from '@club/domain/favourites/favourite';
import { useEffect, useState } from 'react';
import type { CallError } from '../../kernel/api/api-client.ts';
import { useArrived } from '../../shared/live/live-data.tsx';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';

/** A shared board, or why there is none. */
export type SharedBoardRead =
  | { status: 'loading' }
  | { status: 'ready'; board: SharedBoard }
  | { status: 'closed' }
  | { status: 'error'; text: string; retry: () => void };

/** Errors that a retry does not fix. */
const isClosed = (error: CallError): boolean =>
  error.kind === 'api' && (error.code === 'board-not-found' || error.code === 'invalid-input');

type Result = Awaited<ReturnType<typeof openBoard>>;
/** The result of the attempt with this number; null while it runs. */
type Attempt = { result: Result | null; count: number };

const openBoard = (token: string) => callFunction('openBoard', { token });

/** Reads a shared board once, unless the page has arrived with it. */
export const useSharedBoard = (token: string): SharedBoardRead => {
  const arrived = useArrived('sharedBoard', { token });
  const [{ result, count }, setAttempt] = useState<Attempt>({ result: null, count: 0 });
  useEffect(() => {
    if (arrived !== null) return undefined;
    let active = true;
    const load = async (): Promise<void> => {
      const loaded = await openBoard(token);
      if (active) setAttempt({ result: loaded, count });
    };
    void load();
    return () => {
      active = false;
    };
  }, [token, count, arrived]);
  if (arrived !== null) {
    return arrived.board === null
      ? { status: 'closed' }
      : { status: 'ready', board: arrived.board };
  }
  if (result === null) return { status: 'loading' };
  if (result.ok) return { status: 'ready', board: result.value };
  if (isClosed(result.error)) return { status: 'closed' };
  return {
    status: 'error',
    text: callErrorText(result.error),
    retry: () => {
      setAttempt({ result: null, count: count + 1 });
    },
  };
};
