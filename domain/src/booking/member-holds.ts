import type { LocalDate } from '../calendar/local-date.ts';
import type { UnitType, VacationType } from '../pricing/unit-type.ts';
import type { WaitlistCriteria } from '../waitlist/waitlist.ts';
import type { HoldSource } from './offer-hold.ts';

/** A stay that is requested, held or booked. */
export type Stay = {
  resortId: string;
  unitType: UnitType;
  startDate: LocalDate;
  endDate: LocalDate;
};

/** A stay offered for one kind of payment. */
export type Offer = Stay & { vacationType: VacationType };

/** Until when an offer is held (milliseconds since 1970), why, and how often it was extended. */
type Keeping = { expiresAt: number; source?: HoldSource; extensions?: number };

/**
 * A document of `holds/{uid}`: the offers that a member holds by the id of their booking, in one
 * document so that their number is limited in the same commit. A missing `source` is 'offer'.
 * `waiting` has the criteria of their waitlist entries that wait or have an offer, by entry id.
 */
export type MemberHolds = {
  offers: Record<string, Offer & Keeping>;
  waiting?: Record<string, WaitlistCriteria>;
  /**
   * Until when the member cannot join a resort's queue again (milliseconds since 1970), by resort
   * id, after they missed or released an offer of it.
   */
  pauses?: Record<string, number>;
  /** Bookings that were made without a confirmed address, which are limited. */
  unproven?: string[];
  rev: number;
};

/** An offer that a member holds. */
export type HeldOffer = Offer & Keeping & { id: string };

/** All offers of the document, those that expire first at the start. */
export const heldOffers = (holds: MemberHolds | undefined): HeldOffer[] =>
  Object.entries(holds?.offers ?? {})
    .map(([id, offer]) => ({ id, ...offer }))
    .sort((one, other) => one.expiresAt - other.expiresAt || (one.id < other.id ? -1 : 1));

/** The offers that have not expired. */
export const liveOffers = (holds: MemberHolds | undefined, nowMs: number): HeldOffer[] =>
  heldOffers(holds).filter((offer) => offer.expiresAt > nowMs);
