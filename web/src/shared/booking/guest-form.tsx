import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { CheckboxField } from '../../design/form/checkbox-field.tsx';
import { FieldGroup, FieldRow } from '../../design/form/field-group.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { AddressFields } from './address-fields.tsx';

const Terms = styled.details`
  padding: ${theme.space.s12} ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sunken};
  font-size: ${theme.size.small};
  line-height: 1.55;
  color: ${theme.colour.soft};

  > summary {
    min-height: 1.75rem;
    color: ${theme.colour.ink};
    font-weight: 600;
    cursor: pointer;
  }

  > ul {
    display: grid;
    gap: ${theme.space.s4};
    margin-top: ${theme.space.s8};
    padding-left: ${theme.space.s20};
    list-style: disc;
  }
`;

type GuestFormProps = {
  /** False once the stay is paid: the bill has been made out already. */
  isOnBill?: boolean;
};

/** Who checks in instead of the member (rules 8.3). */
export function GuestForm({ isOnBill = true }: GuestFormProps) {
  return (
    <Stack $gap="s40">
      <FieldGroup
        title="Guest information"
        reason="The resort hands the key to this person only. Guests must be 21 or older."
      >
        <FieldRow>
          <TextField name="guest.firstName" label="First name" autoComplete="shipping given-name" />
          <TextField name="guest.lastName" label="Last name" autoComplete="shipping family-name" />
        </FieldRow>
        <FieldRow>
          <TextField name="guest.email" type="email" label="Email" autoComplete="shipping email" />
          <TextField
            name="guest.phoneNumber"
            type="tel"
            label="Phone number"
            help="For questions on the day of arrival only."
            autoComplete="shipping tel"
          />
        </FieldRow>
        <TextField
          name="guest.workPhone"
          type="tel"
          label="Work phone"
          optional
          autoComplete="shipping work tel"
        />
      </FieldGroup>
      <FieldGroup
        title="Guest address"
        reason={
          isOnBill
            ? 'It is also the address on the bill.'
            : 'The resort asks for it; the bill stays yours.'
        }
      >
        <AddressFields prefix="guest" section="shipping" isStateOptional />
      </FieldGroup>
      <Stack $gap="s12">
        <CheckboxField
          name="guest.sendConfirmation"
          label="Send my guest a confirmation by email, without the price"
        />
        <Terms>
          <summary>Terms for guests</summary>
          <ul>
            <li>The guest shows a photo ID with the name above when checking in.</li>
            <li>The member answers for the unit as if staying there in person.</li>
            <li>A stay that was booked for a guest must not be sold on.</li>
            <li>The name can be changed with the club until the day of check-in.</li>
          </ul>
        </Terms>
        <CheckboxField
          name="guest.agreeTerms"
          label="My guest and I have read the terms for guests and agree to them"
        />
      </Stack>
    </Stack>
  );
}
