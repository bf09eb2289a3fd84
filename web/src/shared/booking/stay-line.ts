import { countNights, formatNights } from '@club/domain/calendar/nights';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { formatStay } from '../../formats/reader-formats.ts';
import type { Stay } from '../stay/stay-query.ts';

/** 'Studio · Dec 13 – 19, 2026 · 6 nights'. */
export const stayLine = ({ unitType, startDate, endDate }: Omit<Stay, 'resortId'>): string =>
  [
    unitTypeLabel(unitType),
    formatStay(startDate, endDate),
    formatNights(countNights(startDate, endDate)),
  ].join(' · ');
