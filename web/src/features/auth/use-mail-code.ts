import { useCallback, useEffect, useState } from 'react';
import { type MailActionFacts, readMailCode } from '../../shared/identity/mail-action.ts';

/** The state of a link's code. */
export type MailCodeState =
  | { status: 'reading' }
  | { status: 'good'; facts: MailActionFacts }
  | { status: 'failed'; error: unknown };

/**
 * Reads what a link's code is for, without using it up. `fail` is for the next step: the code may have
 * been used meanwhile.
 */
export const useMailCode = (
  code: string,
): { state: MailCodeState; retry: () => void; fail: (error: unknown) => void } => {
  const [state, setState] = useState<MailCodeState>({ status: 'reading' });
  const isReading = state.status === 'reading';

  useEffect(() => {
    if (!isReading) return undefined;
    let active = true;
    readMailCode(code).then(
      (facts) => active && setState({ status: 'good', facts }),
      (error: unknown) => active && setState({ status: 'failed', error }),
    );
    return () => {
      active = false;
    };
  }, [code, isReading]);

  const retry = useCallback(() => {
    setState({ status: 'reading' });
  }, []);
  const fail = useCallback((error: unknown) => {
    setState({ status: 'failed', error });
  }, []);
  return { state, retry, fail };
};
