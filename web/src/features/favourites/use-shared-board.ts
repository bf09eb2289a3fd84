import type { SharedBoard } from '@club/domain/favourites/favourite';
import { useEffect, useState } from 'react';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callErrorText, callFunction } from '../../kernel/api/api-client.ts';

/** A board that somebody shared, or why it is not there. */
export type SharedBoardRead =
  | { status: 'loading' }
  | { status: 'ready'; board: SharedBoard }
  | { status: 'closed' }
  | { status: 'error'; text: string; retry: () => void };

/** Refusals after which asking again does not help. */
const isClosed = (error: CallError): boolean =>
  error.kind === 'api' && (error.code === 'board-not-found' || error.code === 'invalid-input');

type Answer = Awaited<ReturnType<typeof askForBoard>>;
/** What came of asking for the `count`th time; null while waiting. */
type Asked = { answer: Answer | null; count: number };

const askForBoard = (token: string) => callFunction('openBoard', { token });

/** Reads a shared board once. */
export const useSharedBoard = (token: string): SharedBoardRead => {
  const [{ answer, count }, setAsked] = useState<Asked>({ answer: null, count: 0 });
  useEffect(() => {
    let active = true;
    const load = async (): Promise<void> => {
      const given = await askForBoard(token);
      if (active) setAsked({ answer: given, count });
    };
    void load();
    return () => {
      active = false;
    };
  }, [token, count]);
  if (answer === null) return { status: 'loading' };
  if (answer.ok) return { status: 'ready', board: answer.value };
  if (isClosed(answer.error)) return { status: 'closed' };
  return {
    status: 'error',
    text: callErrorText(answer.error),
    retry: () => {
      setAsked({ answer: null, count: count + 1 });
    },
  };
};
