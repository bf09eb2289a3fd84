import { useHold } from '../../lib/hold-store.ts';
import type { Stay } from '../../lib/stay-query.ts';
import { useSecondsLeft } from '../time/use-seconds-left.ts';
import { KeepHolding } from './keep-holding.tsx';

/** Says that a hold ends soon where its clock may be folded away, and how to keep it. */
export function HoldNotice({ stay }: { stay: Stay }) {
  const hold = useHold(stay);
  const secondsLeft = useSecondsLeft(hold?.deadline ?? null);
  return hold === null ? null : <KeepHolding floats hold={hold} secondsLeft={secondsLeft} />;
}
