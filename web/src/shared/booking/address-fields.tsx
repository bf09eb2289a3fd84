import { useField } from 'formik';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { FieldRow } from '../../design/form/field-group.tsx';
import { TextField } from '../../design/form/text-field.tsx';

const Start = styled.div`
  justify-self: start;
`;

type AddressFieldsProps = {
  /** Prefix of the field names, for instance 'billing'. */
  prefix: 'guest' | 'billing';
  /** Autofill section, so that a guest's address and the member's do not mix. */
  section: 'shipping' | 'billing';
  isStateOptional?: boolean;
};

/** The second line of an address, behind a button until it is needed. */
function SecondLine({ name, autoComplete }: { name: string; autoComplete: string }) {
  const [{ value }] = useField<string>(name);
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && value === '') {
    return (
      <Start>
        <Button
          variant="link"
          size="small"
          icon={<Plus aria-hidden />}
          onClick={() => {
            setIsWanted(true);
          }}
        >
          Add address 2
        </Button>
      </Start>
    );
  }
  return <TextField name={name} label="Address 2" optional autoComplete={autoComplete} />;
}

/** The address part of the guest and the billing form (rules 8.4). */
export function AddressFields({ prefix, section, isStateOptional = false }: AddressFieldsProps) {
  return (
    <>
      <TextField
        name={`${prefix}.address1`}
        label="Address 1"
        autoComplete={`${section} address-line1`}
      />
      <SecondLine name={`${prefix}.address2`} autoComplete={`${section} address-line2`} />
      <FieldRow>
        <TextField
          name={`${prefix}.city`}
          label="City"
          autoComplete={`${section} address-level2`}
        />
        <TextField
          name={`${prefix}.state`}
          label="State"
          optional={isStateOptional}
          autoComplete={`${section} address-level1`}
        />
      </FieldRow>
      <FieldRow $short>
        <TextField
          name={`${prefix}.postalCode`}
          label="Postal code"
          autoComplete={`${section} postal-code`}
        />
        <TextField
          name={`${prefix}.country`}
          label="Country"
          autoComplete={`${section} country-name`}
        />
      </FieldRow>
    </>
  );
}
