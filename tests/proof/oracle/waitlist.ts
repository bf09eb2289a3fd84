import type { ProofRecords } from '../club-records.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/**
 * W: exactly those who wait are in the queue of their resort, each once and in the order in which they
 * came; every offer has a hold.
 */
export const waitlistViolations = (records: ProofRecords): Violation[] => {
  const { found, expect } = collector('W');
  for (const [id, entry] of records.waitlistEntries) {
    for (const resortId of entry.search?.resortIds ?? [entry.resortId]) {
      const place = records.waitlists.get(resortId)?.entries[id];
      expect(
        (entry.state === 'waiting') === (place !== undefined),
        id,
        `is ${entry.state}, and ${place === undefined ? 'not ' : ''}in the queue of ${resortId}`,
      );
    }
    expect((entry.state === 'offered') === (entry.offer !== null), id, `is ${entry.state}`);
    if (entry.offer === null) continue;
    const hold = records.bookings.get(entry.offer.holdId);
    expect(hold?.uid === entry.uid, id, `is offered ${entry.offer.holdId}, which is not theirs`);
    expect(
      hold?.startDate === entry.offer.startDate && hold.endDate === entry.offer.endDate,
      id,
      'is offered other nights than are held',
    );
  }
  for (const [resortId, { entries, next }] of records.waitlists) {
    const numbers = Object.values(entries).map(({ number }) => number);
    expect(new Set(numbers).size === numbers.length, resortId, 'two have the same place');
    expect(
      numbers.every((number) => Number.isInteger(number) && number < next),
      resortId,
      `gives out the number ${next} again`,
    );
    for (const id of Object.keys(entries)) {
      const entry = records.waitlistEntries.get(id);
      const own = entry?.search?.resortIds ?? [entry?.resortId];
      expect(own.includes(resortId), id, `waits in the queue of ${resortId}, and does not`);
    }
  }
  return found;
};
