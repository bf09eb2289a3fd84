import { FieldGroup, FieldRow } from '../../design/form/field-group.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { AddressFields } from '../../shared/booking/address-fields.tsx';

/** Whose name and address is on the bill (rules 8.4). */
export function BillingForm() {
  return (
    <FieldGroup title="Billing information" reason="Name and address as they belong on the bill.">
      <FieldRow>
        <TextField name="billing.firstName" label="First name" autoComplete="billing given-name" />
        <TextField name="billing.lastName" label="Last name" autoComplete="billing family-name" />
      </FieldRow>
      <TextField
        name="billing.phoneNumber"
        type="tel"
        label="Phone number"
        help="For questions about this bill only."
        autoComplete="billing tel"
      />
      <AddressFields prefix="billing" section="billing" />
    </FieldGroup>
  );
}
