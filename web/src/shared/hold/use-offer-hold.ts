import type { Quote } from '@club/domain/pricing/quote';
import { quoteStay } from '@club/domain/pricing/quote';
import { useEffect, useState } from 'react';
import type { Hold } from './hold-store.ts';
import { isLiveHold, readHold, useHold } from './hold-store.ts';
import { type HoldResponse, requestHold } from './request-hold.ts';
import type { Stay } from '../stay/stay-query.ts';
import { useHoldRelease } from './use-hold-release.ts';

/** An offer without the clock of its hold. */
type KnownOffer =
  | { status: 'loading' }
  | { status: 'ready'; quote: Quote }
  | Exclude<HoldResponse, { status: 'ready' }>;

/** The hold behind an offer, as far as it is known. */
export type OfferHold =
  | Exclude<KnownOffer, { status: 'ready' }>
  /** `hold` is null once another tab has booked the stay or released the hold. */
  | { status: 'ready'; quote: Quote; hold: Hold | null };

/** A hold that this browser has already counts as the response. */
const knownResponse = (stay: Stay): KnownOffer =>
  isLiveHold(readHold(stay), stay, Date.now())
    ? { status: 'ready', quote: quoteStay(stay) }
    : { status: 'loading' };

type HoldOptions = {
  /** True to request a hold only where this browser has none for the stay. */
  reuse?: boolean;
};

/**
 * Holds the nights of an offer for the signed-in member (rules 7.1). The server gives the same hold
 * for the same offer, so a reload shows the time that is really left. `request` requests it again, or
 * `another` unit of a stay that is booked, and resolves to whether the nights are held. The stay of
 * the first render counts: key the screen by it.
 */
export const useOfferHold = (
  offered: Stay,
  { reuse = false }: HoldOptions = {},
): { offer: OfferHold; request: (another?: boolean) => Promise<boolean> } => {
  const [stay] = useState(offered);
  const [initial] = useState<KnownOffer>(() =>
    reuse ? knownResponse(stay) : { status: 'loading' },
  );
  const [response, setResponse] = useState(initial);
  const hold = useHold(stay);
  useHoldRelease(stay);

  useEffect(() => {
    if (initial.status === 'ready') return undefined;
    let isCurrent = true;
    void requestHold(stay).then((known) => isCurrent && setResponse(known));
    return () => {
      isCurrent = false;
    };
  }, [stay, initial]);

  const request = async (another = false): Promise<boolean> => {
    const next = await requestHold(stay, another);
    setResponse(next);
    return next.status === 'ready';
  };
  return { offer: response.status === 'ready' ? { ...response, hold } : response, request };
};
