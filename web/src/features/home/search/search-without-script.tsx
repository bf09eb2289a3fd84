import { MAX_LOCATION_LENGTH } from '@club/domain/directory/filter-limits';
import { chosenDates } from '@club/domain/directory/when';
import { styled } from 'styled-components';
import { Button } from '../../../design/actions/button.tsx';
import { TextInput } from '../../../design/form/text-input.tsx';
import { theme } from '../../../design/theme/theme.ts';
import { FILTER_PARAMS } from '../../../shared/filter/filter-query.ts';
import { DaysFields, SleepsField } from '../../../shared/filter/stay-fields-without-script.tsx';
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
  return (
    <Form aria-label="Stays" action={anchor}>
      <TextInput
        label="Where"
        name={FILTER_PARAMS.location}
        maxLength={MAX_LOCATION_LENGTH}
        defaultValue={filter.location}
      />
      <DaysFields days={chosenDates(filter.dates)} />
      <SleepsField sleeps={filter.sleeps} />
      <Button type="submit">Search</Button>
    </Form>
  );
}
