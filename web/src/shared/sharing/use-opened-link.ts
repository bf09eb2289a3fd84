import type { ApiErrorCode } from '@club/domain/api/errors';
import { useEffect, useState } from 'react';
import { type CallResult, callErrorText } from '../../kernel/api/api-client.ts';

/** What a link opens, or why it opens nothing. */
export type OpenedLink<Shared> =
  | { status: 'loading' }
  | { status: 'ready'; shared: Shared }
  | { status: 'closed' }
  | { status: 'error'; text: string; retry: () => void };

type Opening<Shared> = {
  /** Reads what is shared; the same function at each rendering. */
  open: (token: string) => Promise<CallResult<Shared>>;
  /** The error that says that nothing is shared. */
  missing: ApiErrorCode;
  /** What the page has arrived with: null where nothing is shared. */
  arrived?: { shared: Shared | null } | null;
};

/** The result of the attempt with this number; null while it runs. */
type Attempt<Shared> = { result: CallResult<Shared> | null; count: number };

/** Reads once what is shared by a link, unless the page has arrived with it. */
export const useOpenedLink = <Shared>(
  token: string,
  { open, missing, arrived = null }: Opening<Shared>,
): OpenedLink<Shared> => {
  const [{ result, count }, setAttempt] = useState<Attempt<Shared>>({ result: null, count: 0 });
  const isArrived = arrived !== null;
  useEffect(() => {
    if (isArrived) return undefined;
    let active = true;
    const load = async (): Promise<void> => {
      const loaded = await open(token);
      if (active) setAttempt({ result: loaded, count });
    };
    void load();
    return () => {
      active = false;
    };
  }, [open, token, count, isArrived]);
  if (isArrived) {
    const { shared } = arrived;
    return shared === null ? { status: 'closed' } : { status: 'ready', shared };
  }
  if (result === null) return { status: 'loading' };
  if (result.ok) return { status: 'ready', shared: result.value };
  const { error } = result;
  // A retry opens nothing then.
  if (error.kind === 'api' && (error.code === missing || error.code === 'invalid-input')) {
    return { status: 'closed' };
  }
  return {
    status: 'error',
    text: callErrorText(error),
    retry: () => {
      setAttempt({ result: null, count: count + 1 });
    },
  };
};
