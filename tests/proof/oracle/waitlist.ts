import type { Books } from '../books.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/**
 * W: exactly those who wait are in the line of their resort, each once and in the order in which they
 * came; whoever was offered something has a hold of it.
 */
export const waitlistViolations = (books: Books): Violation[] => {
  const { found, expect } = collector('W');
  for (const [id, entry] of books.waitlistEntries) {
    const place = books.waitlists.get(entry.resortId)?.places[id];
    expect(
      (entry.state === 'waiting') === (place !== undefined),
      id,
      `is ${entry.state}, and ${place === undefined ? 'not ' : ''}in the line`,
    );
    expect((entry.state === 'offered') === (entry.offer !== null), id, `is ${entry.state}`);
    if (entry.offer === null) continue;
    const hold = books.bookings.get(entry.offer.holdId);
    expect(hold?.uid === entry.uid, id, `is offered ${entry.offer.holdId}, which is not theirs`);
    expect(
      hold?.startDate === entry.offer.startDate && hold.endDate === entry.offer.endDate,
      id,
      'is offered other nights than are held',
    );
  }
  for (const [resortId, { places, next }] of books.waitlists) {
    const numbers = Object.values(places).map(({ number }) => number);
    expect(new Set(numbers).size === numbers.length, resortId, 'two have the same place');
    expect(
      numbers.every((number) => Number.isInteger(number) && number < next),
      resortId,
      `gives out the number ${next} again`,
    );
    for (const id of Object.keys(places)) {
      const entry = books.waitlistEntries.get(id);
      expect(entry?.resortId === resortId, id, `waits in the line of ${resortId}, and does not`);
    }
  }
  return found;
};
