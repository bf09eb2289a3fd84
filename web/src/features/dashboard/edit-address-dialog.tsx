import type { SavedBilling } from '@club/domain/user/saved-billing.schema';
import { savedBillingSchema } from '@club/domain/user/saved-billing.schema';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { ProfileSaveResult } from '../../shared/identity/own-profile.ts';
import { saveProfile } from '../../shared/identity/own-profile.ts';
import { AddressFields } from '../../shared/booking/address-fields.tsx';
import { ErrorSummary } from '../../design/form/error-summary.tsx';
import { FieldRow } from '../../design/form/field-group.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { prefixed } from '../../design/form/prefixed-errors.ts';
import { summaryTitle } from '../../design/form/summary-title.ts';
import { TextField } from '../../design/form/text-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { FormDialog } from '../../design/overlay/form-dialog.tsx';

const FORM_ID = 'edit-billing-address';

type Values = { billing: SavedBilling };

/** What the form starts with where no address is known. */
const NO_ADDRESS: SavedBilling = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  address1: '',
  address2: '',
  country: '',
  city: '',
  state: '',
  postalCode: '',
};

const TROUBLE: Record<Exclude<ProfileSaveResult, 'saved'>, string> = {
  refused: 'The club did not take this address. Please reload the page and try again.',
  offline: 'This could not be saved. Check your connection and try again.',
};

type EditAddressDialogProps = { uid: string; address: SavedBilling | null; onClose: () => void };

/** Keeps an address for bills to come; those of the past stay as they are. */
export function EditAddressDialog({ uid, address, onClose }: EditAddressDialogProps) {
  const dialogs = useDialogs();
  const [trouble, setTrouble] = useState<string | null>(null);

  const save = async ({ billing }: Values): Promise<void> => {
    const parsed = parseWith(savedBillingSchema, billing);
    if (!parsed.ok) return;
    setTrouble(null);
    const { address2 = '', ...rest } = parsed.value;
    const result = await saveProfile(uid, { billing: { ...rest, address2 } });
    if (result !== 'saved') {
      setTrouble(TROUBLE[result]);
      return;
    }
    dialogs.toast({ tone: 'good', text: 'Your billing address is saved.' });
    onClose();
  };

  return (
    <Formik<Values>
      initialValues={{ billing: address ?? NO_ADDRESS }}
      validate={({ billing }) => {
        const parsed = parseWith(savedBillingSchema, billing);
        return parsed.ok ? {} : { billing: parsed.errors };
      }}
      onSubmit={save}
    >
      {({ values, isSubmitting, submitCount }) => {
        const parsed = parseWith(savedBillingSchema, values.billing);
        const errors = parsed.ok ? [] : prefixed('billing', parsed.errors, Object.keys(NO_ADDRESS));
        return (
          <FormDialog
            size="medium"
            title="Your billing address"
            text="Your next bookings start with it. Receipts you have stay as they are."
            formId={FORM_ID}
            keepLabel="Leave it as it is"
            confirm={{ label: 'Save address', busyLabel: 'Saving...' }}
            isSending={isSubmitting}
            onClose={onClose}
          >
            <Form id={FORM_ID} noValidate>
              <Stack $gap="s20">
                <ErrorSummary
                  title={summaryTitle(errors.length)}
                  errors={errors}
                  attempt={submitCount}
                />
                <FormAlert message={trouble} />
                <FieldRow>
                  <TextField
                    name="billing.firstName"
                    label="First name"
                    autoComplete="billing given-name"
                  />
                  <TextField
                    name="billing.lastName"
                    label="Last name"
                    autoComplete="billing family-name"
                  />
                </FieldRow>
                <TextField
                  name="billing.phoneNumber"
                  type="tel"
                  label="Phone number"
                  help="For questions about a bill only."
                  autoComplete="billing tel"
                />
                <AddressFields prefix="billing" section="billing" />
              </Stack>
            </Form>
          </FormDialog>
        );
      }}
    </Formik>
  );
}
