import { MAX_STAY_NIGHTS } from '@club/domain/calendar/booking-window';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { isLocalDate } from '@club/domain/calendar/local-date';
import { formatNights } from '@club/domain/calendar/nights';
import {
  isUnitOffered,
  isUnitType,
  offeredUnitTypes,
  paymentMethodOf,
  unitTypeLabel,
  type VacationType,
} from '@club/domain/pricing/unit-type';
import { styled } from 'styled-components';
import { SelectInput } from '../../design/form/select-input.tsx';
import { TextInput } from '../../design/form/text-input.tsx';
import { Text } from '../../design/text/text.tsx';
import { theme } from '../../design/theme/theme.ts';
import { CeilingInput } from '../filter/ceiling-input.tsx';
import { VacationTypeSwitch } from '../stay/vacation-type-switch.tsx';
import type { SearchDraft } from './search-draft.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  align-items: start;
  gap: ${theme.space.s16};
`;

const PayWith = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s8};
`;

type SearchTermsFieldsProps = {
  draft: SearchDraft;
  today: LocalDate;
  /** The message for a field, if something is wrong with it. */
  errorAt: (field: string) => string | undefined;
  onChange: (draft: SearchDraft) => void;
  onCeilingCheck: (isValid: boolean) => void;
};

/** What a saved search looks for: window, nights, unit, money and the most it may cost. */
export function SearchTermsFields(props: SearchTermsFieldsProps) {
  const { draft, today, errorAt, onChange, onCeilingCheck } = props;
  const { from, to, nights, unitType, vacationType, ceiling } = draft;
  const payment = paymentMethodOf(vacationType);
  const { ceiling: _ceiling, ...unlimited } = draft;

  const payWith = (next: VacationType): void => {
    // The ceiling is in the other money.
    onChange({
      ...unlimited,
      vacationType: next,
      unitType: isUnitOffered(unitType, next) ? unitType : '1 bedroom',
    });
    onCeilingCheck(true);
  };

  return (
    <>
      <Fields>
        <TextInput
          type="date"
          label="First check-in"
          value={from}
          min={today}
          error={errorAt('from')}
          onChange={(event) => {
            if (isLocalDate(event.target.value)) onChange({ ...draft, from: event.target.value });
          }}
        />
        <TextInput
          type="date"
          label="Last check-out"
          value={to}
          min={today}
          error={errorAt('to')}
          onChange={(event) => {
            if (isLocalDate(event.target.value)) onChange({ ...draft, to: event.target.value });
          }}
        />
        <SelectInput
          label="Nights in a row"
          value={String(nights)}
          error={errorAt('nights')}
          options={Array.from({ length: MAX_STAY_NIGHTS }, (_, index) => ({
            value: String(index + 1),
            label: formatNights(index + 1),
          }))}
          onChange={(event) => {
            onChange({ ...draft, nights: Number(event.target.value) });
          }}
        />
        <SelectInput
          label="Unit Type"
          value={unitType}
          options={offeredUnitTypes(vacationType).map((offered) => ({
            value: offered,
            label: unitTypeLabel(offered),
          }))}
          onChange={(event) => {
            if (isUnitType(event.target.value))
              onChange({ ...draft, unitType: event.target.value });
          }}
        />
      </Fields>
      <Fields>
        <PayWith>
          <Text as="span" $size="small" $strong aria-hidden>
            Pay with
          </Text>
          <VacationTypeSwitch value={vacationType} onChange={payWith} />
        </PayWith>
        <CeilingInput
          key={vacationType}
          payment={payment}
          ceiling={ceiling === undefined ? null : { in: payment, most: ceiling }}
          error={errorAt('ceiling')}
          onChange={(next, isValid) => {
            onChange(next === null ? unlimited : { ...unlimited, ceiling: next.most });
            onCeilingCheck(isValid);
          }}
        />
      </Fields>
    </>
  );
}
