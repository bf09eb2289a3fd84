import type { Quote } from '@club/domain/pricing/quote';
import { useEffect, useState } from 'react';
import type { CallError } from '../../kernel/api/api-client.ts';
import { retryAtOf } from '../../kernel/api/api-client.ts';
import { takeHold } from '../../shared/hold/hold-calls.ts';
import type { Hold } from '../../shared/hold/hold-store.ts';
import { useHold } from '../../shared/hold/hold-store.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { useHoldRelease } from '../../shared/hold/use-hold-release.ts';

/** What the server answers to whoever asks for a hold. */
type HoldAnswer =
  | { status: 'asking' }
  | { status: 'held'; quote: Quote }
  /** `retryAt`: before then it need not be asked again (milliseconds since 1970); null: any time. */
  | { status: 'refused'; error: CallError; retryAt: number | null };

/** The hold behind an offer, as far as it is known. */
export type OfferHold =
  | Exclude<HoldAnswer, { status: 'held' }>
  /** `hold` is null once another tab has booked or given up the stay. */
  | { status: 'held'; quote: Quote; hold: Hold | null };

const askForHold = async (
  stay: Stay,
  another = false,
): Promise<Exclude<HoldAnswer, { status: 'asking' }>> => {
  const answer = await takeHold(stay, another);
  return answer.ok
    ? { status: 'held', quote: answer.value.quote }
    : { status: 'refused', error: answer.error, retryAt: retryAtOf(answer.error) };
};

/**
 * Holds the nights of an offer for the signed-in member (rules 7.1). The server gives the same hold
 * for the same offer, so a reload shows the time that is really left. `ask` checks again, perhaps
 * for `another` unit of a stay that is booked, and resolves to whether the nights are held. The stay of the first rendering counts: key the screen by it.
 */
export const useOfferHold = (
  offered: Stay,
): { offer: OfferHold; ask: (another?: boolean) => Promise<boolean> } => {
  const [stay] = useState(offered);
  const [answer, setAnswer] = useState<HoldAnswer>({ status: 'asking' });
  const hold = useHold(stay);
  useHoldRelease(stay);

  useEffect(() => {
    let isCurrent = true;
    askForHold(stay).then(
      (known) => isCurrent && setAnswer(known),
      () =>
        isCurrent && setAnswer({ status: 'refused', error: { kind: 'network' }, retryAt: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [stay]);

  const ask = async (another = false): Promise<boolean> => {
    const next = await askForHold(stay, another);
    setAnswer(next);
    return next.status === 'held';
  };
  return { offer: answer.status === 'held' ? { ...answer, hold } : answer, ask };
};
