import { FieldGroup, FieldRow } from '../../../design/form/field-group.tsx';
import { ResortLine } from './resort-field.tsx';

/** From when a unit can be had on the first day, and until when on the last. */
export function ArrivalFields() {
  return (
    <FieldGroup
      title="Arriving and leaving"
      reason="Travelers read these times on the resort's page and on their receipt, as they stand here."
    >
      <FieldRow>
        <ResortLine name="check_in_time" help="For instance 16:00 or 3:00 PM." />
        <ResortLine name="check_out_time" help="For instance 11:00 or 11:00 AM." />
      </FieldRow>
    </FieldGroup>
  );
}
