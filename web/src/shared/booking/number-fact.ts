import type { Booking } from '@club/domain/booking/booking';

/** The line of facts with a booking's number; none for a hold. */
export const numberFact = ({
  number,
}: Pick<Booking, 'number'>): { label: string; value: string }[] =>
  number === null ? [] : [{ label: 'Booking number', value: number }];
