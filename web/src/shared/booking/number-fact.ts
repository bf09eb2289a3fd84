import type { Booking } from '@club/domain/booking/booking';

/** The line of facts with a booking's number; none for a booking from before there were numbers. */
export const numberFact = ({
  number,
}: Pick<Booking, 'number'>): { label: string; value: string }[] =>
  number === null ? [] : [{ label: 'Booking number', value: number }];
