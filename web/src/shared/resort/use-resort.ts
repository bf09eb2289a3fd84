import { IDS } from '@club/domain/ids';
import type { Resort } from '@club/domain/resort/resort';
import type { Live } from '../../kernel/live/live-store.ts';
import { useLive } from '../live/live-data.tsx';

/** A resort with its details; null data when there is none with this id. */
export const useResort = (id: string): Live<Resort | null> => {
  const usable = IDS.resort.is(id);
  const live = useLive('resort', usable ? { id } : null);
  // Firestore throws for some texts in an address; no resort can have them as its id.
  return usable ? live : { status: 'ready', data: null };
};
