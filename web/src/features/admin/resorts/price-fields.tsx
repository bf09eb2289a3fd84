import { formatCount } from '@club/domain/money/cents';
import { pointsPerNight } from '@club/domain/pricing/points-price';
import { isUnitType, UNIT_TYPES, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { useFormikContext } from 'formik';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FieldGroup, FieldRow } from '../../../ui/form/field-group.tsx';
import { ResortChoice, ResortNumber } from './resort-field.tsx';
import { RESORT_LABELS } from './resort-labels.ts';
import type { ResortTexts } from './resort-texts.ts';

const UNITS = UNIT_TYPES.map((unit) => ({ value: unit, label: unitTypeLabel(unit) }));

/** What the club gets from the resort, and at which price. */
export function PriceFields() {
  const { values } = useFormikContext<ResortTexts>();
  const usual = isUnitType(values.bedrooms) ? formatCount(pointsPerNight(values.bedrooms)) : '';
  return (
    <FieldGroup
      title="Units and price"
      reason="Stays are priced by unit type, the same at every resort; these figures describe the resort's main unit."
    >
      <FieldRow>
        <ResortChoice name="bedrooms" options={UNITS} help="The unit that the card speaks of." />
        <ResortNumber name="available_amount" whole help="That the club has each night." />
      </FieldRow>
      <FieldRow>
        <ResortNumber name="price_usd" help="For a Last Call stay, before tax." />
        <ResortNumber
          name="price_rate"
          whole
          optional
          disabled={values.withoutPoints}
          placeholder={usual}
          help={usual === '' ? 'Blank: as the main unit.' : `Blank: as the main unit, ${usual}.`}
        />
      </FieldRow>
      <CheckboxField
        name="withoutPoints"
        label={RESORT_LABELS.withoutPoints}
        help="The resort then names no points per night."
      />
      <CheckboxField
        name="available"
        label={RESORT_LABELS.available}
        help="Unticked, the resort is in no list and cannot be booked. Bookings that were made stay."
      />
    </FieldGroup>
  );
}
