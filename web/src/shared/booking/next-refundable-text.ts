import { formatStay } from '../../formats/reader-formats.ts';
import type { StayDates } from '../stay/free-dates.ts';

/** 'Next refundable dates: Dec 9 – 15, 2026'. */
export const nextRefundableText = ({ startDate, endDate }: StayDates): string =>
  `Next refundable dates: ${formatStay(startDate, endDate)}`;
