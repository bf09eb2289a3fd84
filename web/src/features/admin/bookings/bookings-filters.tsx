import type { BookingStatus } from '@club/domain/booking/booking-state';
import { statusLabel, VISIBLE_STATUSES } from '@club/domain/booking/booking-state';
import { VACATION_LABELS, VACATION_TYPES, isVacationType } from '@club/domain/pricing/unit-type';
import type { BookingSort } from '../../../lib/admin-lists.ts';
import { BOOKING_SORTS } from '../../../lib/admin-lists.ts';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import type { BookingsFilter } from './bookings-list-state.ts';

const SORT_LABELS: Record<BookingSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  arrival: 'Arrival date',
};

const STATUS_OPTIONS = [
  { value: '', label: 'All' },
  ...VISIBLE_STATUSES.map((status) => ({ value: status, label: statusLabel(status) })),
];
const VACATION_OPTIONS = [
  { value: '', label: 'All' },
  ...VACATION_TYPES.map((type) => ({ value: type, label: VACATION_LABELS[type].title })),
];
const SORT_OPTIONS = BOOKING_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

const statusOf = (text: string): BookingStatus | null =>
  VISIBLE_STATUSES.find((status) => status === text) ?? null;
const sortOf = (text: string): BookingSort =>
  BOOKING_SORTS.find((sort) => sort === text) ?? 'newest';

type BookingsFiltersProps = {
  filter: BookingsFilter;
  onChange: (change: Partial<BookingsFilter>) => void;
};

/** State, kind of vacation, order: each choice takes effect at once. */
export function BookingsFilters({ filter, onChange }: BookingsFiltersProps) {
  return (
    <>
      <SelectInput
        label="Status"
        options={STATUS_OPTIONS}
        value={filter.status ?? ''}
        onChange={(event) => {
          onChange({ status: statusOf(event.target.value) });
        }}
      />
      <SelectInput
        label="Kind of vacation"
        options={VACATION_OPTIONS}
        value={filter.vacationType ?? ''}
        onChange={(event) => {
          const type = event.target.value;
          onChange({ vacationType: isVacationType(type) ? type : null });
        }}
      />
      <SelectInput
        label="Order"
        options={SORT_OPTIONS}
        value={filter.sort}
        onChange={(event) => {
          onChange({ sort: sortOf(event.target.value) });
        }}
      />
    </>
  );
}
