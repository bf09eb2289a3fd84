/** Unit types that stays are booked in (rules 2.2). */
export const UNIT_TYPES = ['studio', '1 bedroom', '2 bedroom', '3 bedroom', '4 bedroom'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** Vacation types: paid in points, or cash at a fixed price a stay (rules 2.1). */
export const VACATION_TYPES = ['rciPoints', 'lastCall'] as const;
export type VacationType = (typeof VACATION_TYPES)[number];

/** Payment methods (rules 2.1): cash means by card. */
export const PAYMENT_METHODS = ['cash', 'points'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** True for one of the five unit types. */
export const isUnitType = (value: unknown): value is UnitType =>
  UNIT_TYPES.some((unitType) => unitType === value);

/** True for one of the two vacation types. */
export const isVacationType = (value: unknown): value is VacationType =>
  VACATION_TYPES.some((vacationType) => vacationType === value);

/** Last Call excludes 3 and 4 bedroom units (rules 2.2). */
const LAST_CALL_UNIT_TYPES: readonly UnitType[] = ['studio', '1 bedroom', '2 bedroom'];

/** Unit types offered for a vacation type, in the order of the list (rules 2.2). */
export const offeredUnitTypes = (vacationType: VacationType): readonly UnitType[] =>
  vacationType === 'lastCall' ? LAST_CALL_UNIT_TYPES : UNIT_TYPES;

/** True when the unit type is offered for the vacation type (rules 2.2). */
export const isUnitOffered = (unitType: UnitType, vacationType: VacationType): boolean =>
  offeredUnitTypes(vacationType).includes(unitType);

/** Points for rciPoints, cash for lastCall (rules 2.1). */
export const paymentMethodOf = (vacationType: VacationType): PaymentMethod =>
  vacationType === 'rciPoints' ? 'points' : 'cash';

/** The vacation type that a payment method belongs to; the inverse of `paymentMethodOf`. */
export const vacationTypeOf = (paymentMethod: PaymentMethod): VacationType =>
  paymentMethod === 'points' ? 'rciPoints' : 'lastCall';

/** Titles of the two kinds of vacation: the choice on the resort page and the screens after it. */
export const VACATION_LABELS: Record<VacationType, { choice: string; title: string }> = {
  rciPoints: { choice: 'Club Points Vacations', title: 'RCI Points Vacations' },
  lastCall: { choice: 'Last Call Vacations', title: 'Last Call Vacations' },
};

/** How payment methods are named on the confirmation (rules 2.1). */
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  cash: 'Credit Card',
  points: 'RCI Points',
};

/** 'Studio', '1 bedroom' … for headings and cards. */
export const unitTypeLabel = (unitType: string): string =>
  unitType.charAt(0).toUpperCase() + unitType.slice(1);
