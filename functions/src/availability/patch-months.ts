import type { Availability, NightsLeft } from '@club/domain/availability/scarce-nights';
import { withMonth } from '@club/domain/availability/scarce-nights';

/** The current scarce nights of a resort in a month ('YYYY-MM'). */
export type MonthChange = { resortId: string; month: string; nights: NightsLeft };

const isSame = (a: Int32Array | undefined, b: Int32Array): boolean =>
  (a?.length ?? 0) === b.length && b.every((value, at) => a?.[at] === value);

/** Scarce nights after some months have changed; null when nothing differs. */
export const patchMonths = (
  availability: Availability,
  changes: readonly MonthChange[],
): Availability | null => {
  const patched = new Map(availability);
  let isDifferent = false;
  for (const { resortId, month, nights } of changes) {
    const before = patched.get(resortId);
    const after = withMonth(before, month, nights);
    isDifferent ||= !isSame(before, after);
    if (after.length === 0) patched.delete(resortId);
    else patched.set(resortId, after);
  }
  return isDifferent ? patched : null;
};
