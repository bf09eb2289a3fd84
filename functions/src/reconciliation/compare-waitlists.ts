import type { LinePlace, WaitlistEntry } from '@club/domain/waitlist/waitlist';
import type { Disagreement } from '@club/domain/reconciliation/reconciliation';
import type { ClubBooks } from './club-books.ts';

const isSameWish = (place: LinePlace, entry: WaitlistEntry): boolean =>
  place.unitType === entry.unitType &&
  place.vacationType === entry.vacationType &&
  place.from === entry.from &&
  place.to === entry.to &&
  place.nights === entry.nights;

const placeTrouble = (
  resortId: string,
  place: LinePlace,
  entry: WaitlistEntry | undefined,
): string | null => {
  if (entry === undefined) return 'there is no entry of this id';
  if (entry.resortId !== resortId) return `its entry is for ${entry.resortId}`;
  if (entry.state !== 'waiting') return `its entry is ${entry.state}`;
  return isSameWish(place, entry) ? null : 'its entry waits for something else';
};

const entryTrouble = (
  { lines, holds, bookings, atMs }: ClubBooks,
  entryId: string,
  { state, resortId, uid, offer }: WaitlistEntry,
): string | null => {
  if (state === 'waiting') {
    return Object.hasOwn(lines.get(resortId)?.places ?? {}, entryId)
      ? null
      : `waits, but is not in the line of ${resortId}`;
  }
  // An offer that is over is closed when its line is served next.
  if (state !== 'offered' || offer === null || offer.expiresAt <= atMs) return null;
  const held = holds.get(uid)?.offers[offer.holdId];
  // It is over before its time when the member has booked it or let it go.
  if (held === undefined) {
    return bookings.has(offer.holdId) ? null : `there is no booking for its offer ${offer.holdId}`;
  }
  return held.resortId === resortId && held.startDate === offer.startDate
    ? null
    : 'its offer is elsewhere';
};

/** Compares the lines of resorts with the entries of those who wait, both ways. */
export const compareWaitlists = (books: ClubBooks): Disagreement[] => {
  const places = [...books.lines].flatMap(([resortId, line]) =>
    Object.entries(line.places).map(([entryId, place]) => ({ resortId, entryId, place })),
  );
  return [
    ...places.flatMap(({ resortId, entryId, place }): Disagreement[] => {
      const trouble = placeTrouble(resortId, place, books.entries.get(entryId));
      return trouble === null
        ? []
        : [
            {
              kind: 'waitlist-place',
              id: entryId,
              detail: `in the line of ${resortId}: ${trouble}`,
            },
          ];
    }),
    ...[...books.entries].flatMap(([entryId, entry]): Disagreement[] => {
      const trouble = entryTrouble(books, entryId, entry);
      return trouble === null ? [] : [{ kind: 'waitlist-entry', id: entryId, detail: trouble }];
    }),
  ];
};
