import type { Quote } from '@club/domain/pricing/quote';
import { useEffect, useState } from 'react';
import type { CallError } from '../../lib/api-client.ts';
import { callFunction } from '../../lib/api-client.ts';
import { writeHold } from '../../lib/hold-store.ts';
import type { Stay } from '../../lib/stay-query.ts';
import { useHoldRelease } from '../../lib/use-hold-release.ts';

/** The hold behind an offer, as far as it is known. */
export type OfferHold =
  | { status: 'asking' }
  /** `deadline` on this device's clock, milliseconds since 1970. */
  | { status: 'held'; deadline: number; quote: Quote }
  | { status: 'refused'; error: CallError };

/** Asks the server to hold the stay and remembers the hold for the later steps. */
const askForHold = async (stay: Stay): Promise<Exclude<OfferHold, { status: 'asking' }>> => {
  const answer = await callFunction('holdoffer', stay);
  if (!answer.ok) return { status: 'refused', error: answer.error };
  const { holdId, expiresAt, serverNow, quote } = answer.value;
  // The clocks may differ; the time that is left does not.
  const deadline = Date.now() + (expiresAt - serverNow);
  writeHold({ stay, holdId, deadline });
  return { status: 'held', deadline, quote };
};

/**
 * Holds the nights of an offer for the signed-in member (DESIGN 7). The server gives the same hold
 * for the same offer, so a reload shows the time that is really left. `ask` checks again and resolves
 * to whether the nights are held. The stay of the first rendering counts: key the screen by it.
 */
export const useOfferHold = (offered: Stay): { hold: OfferHold; ask: () => Promise<boolean> } => {
  const [stay] = useState(offered);
  const [hold, setHold] = useState<OfferHold>({ status: 'asking' });
  useHoldRelease();

  useEffect(() => {
    let isCurrent = true;
    askForHold(stay).then(
      (answer) => isCurrent && setHold(answer),
      () => isCurrent && setHold({ status: 'refused', error: { kind: 'network' } }),
    );
    return () => {
      isCurrent = false;
    };
  }, [stay]);

  const ask = async (): Promise<boolean> => {
    const answer = await askForHold(stay);
    setHold(answer);
    return answer.status === 'held';
  };
  return { hold, ask };
};
