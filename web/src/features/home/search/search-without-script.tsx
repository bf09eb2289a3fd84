import { bookingWindow } from '@club/domain/calendar/booking-window';
import { MAX_LOCATION_LENGTH } from '@club/domain/directory/resort-filter';
import { chosenDates } from '@club/domain/directory/when';
import { styled } from 'styled-components';
import { Button } from '../../../design/actions/button.tsx';
import { SelectInput } from '../../../design/form/select-input.tsx';
import { TextInput } from '../../../design/form/text-input.tsx';
import { theme } from '../../../design/theme/theme.ts';
import { useToday } from '../../../kernel/time/today.tsx';
import { SLEEPS_OFFERED } from '../../../shared/filter/filter-labels.ts';
import { FILTER_PARAMS } from '../../../shared/filter/filter-query.ts';
import type { SearchDraft } from './use-search-draft.ts';

// A role, because browsers before 2023 do not know the <search> element.
const Form = styled.form.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${theme.space.s12};
  align-items: end;
  padding: ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
`;

/** The search of the home page for readers without script: where, when and who. */
export function SearchWithoutScript({
  draft: { filter },
  anchor,
}: {
  draft: SearchDraft;
  anchor: string;
}) {
  const { earliest, latest } = bookingWindow(useToday());
  const days = chosenDates(filter.dates);
  return (
    <Form aria-label="Stays" action={anchor}>
      <TextInput
        label="Where"
        name={FILTER_PARAMS.location}
        maxLength={MAX_LOCATION_LENGTH}
        defaultValue={filter.location}
      />
      <TextInput
        label="Check-in"
        name={FILTER_PARAMS.from}
        type="date"
        min={earliest}
        max={latest}
        defaultValue={days?.from}
      />
      <TextInput
        label="Check-out"
        name={FILTER_PARAMS.to}
        type="date"
        min={earliest}
        max={latest}
        defaultValue={days?.to}
      />
      <SelectInput
        label="Sleeps"
        name={FILTER_PARAMS.sleeps}
        placeholder="Any"
        options={SLEEPS_OFFERED.map((sleeps) => ({ value: String(sleeps), label: `${sleeps}+` }))}
        defaultValue={filter.sleeps === 0 ? '' : String(filter.sleeps)}
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
