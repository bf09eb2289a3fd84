import type { SavedBilling } from '@club/domain/user/saved-billing.schema';
import { savedBillingSchema } from '@club/domain/user/saved-billing.schema';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { ProfileSaveResult } from '../../shared/identity/own-profile.ts';
import { saveProfile } from '../../shared/identity/own-profile.ts';
import { type BillingTexts, EMPTY_BILLING } from '../../shared/booking/known-billing.ts';
import { BillingFields } from '../../shared/booking/billing-fields.tsx';
import { ErrorSummary } from '../../design/form/error-summary.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { prefixed } from '../../design/form/prefixed-errors.ts';
import { summaryTitle } from '../../design/form/summary-title.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { FormDialog } from '../../design/overlay/form-dialog.tsx';

const FORM_ID = 'edit-billing-address';

type Values = { billing: BillingTexts };

const PROBLEM: Record<Exclude<ProfileSaveResult, 'saved'>, string> = {
  rejected: 'The club did not take this address. Please reload the page and try again.',
  offline: 'This could not be saved. Check your connection and try again.',
};

type EditAddressDialogProps = { uid: string; address: SavedBilling | null; onClose: () => void };

/** Saves an address for future bills; past ones stay as they are. */
export function EditAddressDialog({ uid, address, onClose }: EditAddressDialogProps) {
  const dialogs = useDialogs();
  const [problem, setProblem] = useState<string | null>(null);

  const save = async ({ billing }: Values): Promise<void> => {
    const parsed = parseWith(savedBillingSchema, billing);
    if (!parsed.ok) return;
    setProblem(null);
    const { address2 = '', ...rest } = parsed.value;
    const result = await saveProfile(uid, { billing: { ...rest, address2 } });
    if (result !== 'saved') {
      setProblem(PROBLEM[result]);
      return;
    }
    dialogs.toast({ tone: 'good', text: 'Your billing address is saved.' });
    onClose();
  };

  return (
    <Formik<Values>
      initialValues={{ billing: address ?? EMPTY_BILLING }}
      validate={({ billing }) => {
        const parsed = parseWith(savedBillingSchema, billing);
        return parsed.ok ? {} : { billing: parsed.errors };
      }}
      onSubmit={save}
    >
      {({ values, isSubmitting, submitCount }) => {
        const parsed = parseWith(savedBillingSchema, values.billing);
        const errors = parsed.ok
          ? []
          : prefixed('billing', parsed.errors, Object.keys(EMPTY_BILLING));
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
                <FormAlert message={problem} />
                <BillingFields phoneHelp="For questions about a bill only." />
              </Stack>
            </Form>
          </FormDialog>
        );
      }}
    </Formik>
  );
}
