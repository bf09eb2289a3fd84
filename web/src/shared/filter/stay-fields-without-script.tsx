import { bookingWindow } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { VACATION_TYPES, type VacationType } from '@club/domain/pricing/unit-type';
import { SelectInput } from '../../design/form/select-input.tsx';
import { TextInput } from '../../design/form/text-input.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { STAY_PARAMS } from '../stay/stay-fields.ts';
import { SLEEPS_OFFERED } from './filter-labels.ts';

/** The first and the last day of a stay, in a form that writes them into the address. */
export function DaysFields({ days }: { days: { from: LocalDate; to: LocalDate } | null }) {
  const { earliest, latest } = bookingWindow(useToday());
  const bounds = { type: 'date', min: earliest, max: latest } as const;
  return (
    <>
      <TextInput label="Check-in" name={STAY_PARAMS.from} {...bounds} defaultValue={days?.from} />
      <TextInput label="Check-out" name={STAY_PARAMS.to} {...bounds} defaultValue={days?.to} />
    </>
  );
}

/** How many people need a bed; 0 for any number. */
export function SleepsField({ sleeps }: { sleeps: number }) {
  return (
    <SelectInput
      label="Sleeps"
      name={STAY_PARAMS.sleeps}
      placeholder="Any"
      options={SLEEPS_OFFERED.map((offered) => ({ value: String(offered), label: `${offered}+` }))}
      defaultValue={sleeps === 0 ? '' : String(sleeps)}
    />
  );
}

/** With points or by card. */
export function PayWithField({ vacationType }: { vacationType: VacationType }) {
  return (
    <SelectInput
      label="Pay with"
      name={STAY_PARAMS.type}
      options={VACATION_TYPES.map((type) => ({
        value: type,
        label: type === 'rciPoints' ? 'Points' : 'Card',
      }))}
      defaultValue={vacationType}
    />
  );
}
