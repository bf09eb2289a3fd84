import { formatCount } from '../../../formats/reader-formats.ts';
import { publishedFigures } from '@club/domain/pricing/published-figures';
import { UNIT_TYPES, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { useFormikContext } from 'formik';
import { CheckboxField } from '../../../design/form/checkbox-field.tsx';
import { FieldGroup, FieldRow } from '../../../design/form/field-group.tsx';
import { TextInput } from '../../../design/form/text-input.tsx';
import { ResortChoice, ResortNumber } from './resort-field.tsx';
import { RESORT_LABELS } from './resort-labels.ts';
import type { ResortTexts } from './resort-texts.ts';

const UNITS = UNIT_TYPES.map((unit) => ({ value: unit, label: unitTypeLabel(unit) }));

/** The price of the main unit, read-only: the club's price table sets it. */
function Figures() {
  const { values } = useFormikContext<ResortTexts>();
  const { priceUsd, pointsPerNight } = publishedFigures(values.bedrooms);
  const points = values.withoutPoints ? null : pointsPerNight;
  return (
    <FieldRow>
      <TextInput
        readOnly
        name="price_usd"
        label={RESORT_LABELS.price_usd}
        value={formatCount(priceUsd)}
        help="For a Last Call stay in the main unit, before tax. The club's table says it."
      />
      <TextInput
        readOnly
        name="price_rate"
        label={RESORT_LABELS.price_rate}
        value={points === null ? 'None' : formatCount(points)}
        help={
          values.withoutPoints
            ? 'None, as chosen below.'
            : "For the main unit. The club's table says it."
        }
      />
    </FieldRow>
  );
}

/** Units and prices. */
export function PriceFields() {
  return (
    <FieldGroup
      title="Units and price"
      reason="Stays are priced by unit type, the same at every resort. Choose the main unit; its figures follow."
    >
      <FieldRow>
        <ResortChoice name="bedrooms" options={UNITS} help="The unit that the card speaks of." />
        <ResortNumber name="available_amount" whole help="That the club has each night." />
      </FieldRow>
      <Figures />
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
