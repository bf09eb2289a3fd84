import { FieldRow } from '../../design/form/field-group.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { AddressFields } from './address-fields.tsx';

/** Name and address on a bill (rules 8.4), of a form with `billing` among its values. */
export function BillingFields({ phoneHelp }: { phoneHelp: string }) {
  return (
    <>
      <FieldRow>
        <TextField name="billing.firstName" label="First name" autoComplete="billing given-name" />
        <TextField name="billing.lastName" label="Last name" autoComplete="billing family-name" />
      </FieldRow>
      <TextField
        name="billing.phoneNumber"
        type="tel"
        label="Phone number"
        help={phoneHelp}
        autoComplete="billing tel"
      />
      <AddressFields prefix="billing" section="billing" />
    </>
  );
}
