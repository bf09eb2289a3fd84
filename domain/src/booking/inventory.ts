import type { LocalDate } from '../calendar/local-date.ts';
import { monthOf } from '../calendar/local-date.ts';

/** One night of a resort: units sold, and holds by booking id with their end in milliseconds. */
export type InventoryNight = { sold: number; holds: Record<string, number> };

/** A document of `inventory/{resortId}_{yyyy-MM}`: `cap` units a night, nights by day ('05'). */
export type InventoryMonth = { cap: number; nights: Record<string, InventoryNight>; rev: number };

/** The document id of a resort's month. */
export const inventoryId = (resortId: string, month: string): string => `${resortId}_${month}`;

/** The resort of an inventory document's id. */
export const resortOfInventory = (id: string): string => id.slice(0, id.lastIndexOf('_'));

/** The month ('YYYY-MM') of an inventory document's id. */
export const monthOfInventory = (id: string): string => id.slice(id.lastIndexOf('_') + 1);

/** The key of a night inside its month: '05' for the fifth. */
export const nightKey = (date: LocalDate): string => date.slice(8, 10);

/** The months that some nights lie in, each once, in order. */
export const monthsOf = (nights: readonly LocalDate[]): string[] => [
  ...new Set(nights.map(monthOf)),
];

/** Units taken in a night: sold, plus holds alive at `nowMs` other than `ownBookingId`'s. */
export const unitsTaken = (
  night: InventoryNight | undefined,
  nowMs: number,
  ownBookingId: string | null,
): number => {
  if (night === undefined) return 0;
  const live = Object.entries(night.holds).filter(
    ([bookingId, expiresAt]) => bookingId !== ownBookingId && expiresAt > nowMs,
  );
  return night.sold + live.length;
};

/** Units free in a night, never negative; an unknown month or night is wholly free. */
export const unitsFree = (
  month: InventoryMonth | undefined,
  date: LocalDate,
  cap: number,
  nowMs: number,
  ownBookingId: string | null = null,
): number => Math.max(0, cap - unitsTaken(month?.nights[nightKey(date)], nowMs, ownBookingId));
