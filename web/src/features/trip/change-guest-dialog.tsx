import type { Booking } from '@club/domain/booking/booking';
import type { Guest } from '@club/domain/booking/guest.schema';
import { guestSchema } from '@club/domain/booking/guest.schema';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callFunction, repeatableErrorText } from '../../kernel/api/api-client.ts';
import type { CheckingIn, GuestTexts } from '../../shared/booking/checking-in.ts';
import { EMPTY_GUEST, GUEST_FIELDS, guestTexts } from '../../shared/booking/checking-in.ts';
import { CheckingInChoice } from '../../shared/booking/checking-in-choice.tsx';
import { GuestForm } from '../../shared/booking/guest-form.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { ErrorSummary } from '../../design/form/error-summary.tsx';
import { prefixed } from '../../design/form/prefixed-errors.ts';
import { summaryTitle } from '../../design/form/summary-title.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { FormDialog } from '../../design/overlay/form-dialog.tsx';

const FORM_ID = 'change-guest';

type Values = { checkingIn: CheckingIn; guest: GuestTexts };

/** The validated form: a guest, null for the member, or errors. */
type GuestCheck =
  | { ok: true; guest: Guest | null }
  | { ok: false; errors: Readonly<Record<string, string>> };

const checkGuest = ({ checkingIn, guest }: Values): GuestCheck => {
  if (checkingIn === 'member') return { ok: true, guest: null };
  const parsed = parseWith(guestSchema, guest);
  return parsed.ok ? { ok: true, guest: parsed.value } : { ok: false, errors: parsed.errors };
};

/** The current guest, to be edited; the terms have to be agreed to again. */
const startingGuest = ({ guest }: Booking): GuestTexts =>
  guest === null
    ? EMPTY_GUEST
    : { ...guestTexts(guest), sendConfirmation: false, agreeTerms: false };

const doneText = (guest: Guest | null): string => {
  if (guest === null) return 'You check in yourself now.';
  const name = `${guest.firstName} ${guest.lastName}`;
  return guest.sendConfirmation
    ? `${name} checks in now, and gets a confirmation by email.`
    : `${name} checks in now.`;
};

/** Changes who checks in: the member, or a guest with all that the resort needs to know. */
export function ChangeGuestDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const dialogs = useDialogs();
  const [error, setError] = useState<CallError | null>(null);

  const save = async (values: Values): Promise<void> => {
    const checked = checkGuest(values);
    if (!checked.ok) return;
    setError(null);
    const result = await callFunction('changeGuest', {
      bookingId: booking.id,
      guestInfo: checked.guest,
    });
    if (!result.ok) {
      setError(result.error);
      return;
    }
    dialogs.toast({ tone: 'good', text: doneText(checked.guest) });
    onClose();
  };

  return (
    <Formik<Values>
      initialValues={{
        checkingIn: booking.guest === null ? 'member' : 'guest',
        guest: startingGuest(booking),
      }}
      validate={(values) => {
        const checked = checkGuest(values);
        return checked.ok ? {} : { guest: checked.errors };
      }}
      onSubmit={save}
    >
      {({ values, isSubmitting, submitCount }) => {
        const checked = checkGuest(values);
        const errors = checked.ok ? [] : prefixed('guest', checked.errors, GUEST_FIELDS);
        return (
          <FormDialog
            size="medium"
            title="Change who checks in"
            text="Free of charge until the day before check-in."
            formId={FORM_ID}
            keepLabel="Leave it as it is"
            confirm={{ label: 'Save who checks in', busyLabel: 'Saving...' }}
            isSending={isSubmitting}
            onClose={onClose}
          >
            <Form id={FORM_ID} noValidate>
              <Stack $gap="s32">
                <CheckingInChoice label="Who's Checking-in?" />
                {values.checkingIn === 'guest' && (
                  <>
                    <ErrorSummary
                      title={summaryTitle(errors.length)}
                      errors={errors}
                      attempt={submitCount}
                    />
                    <GuestForm isOnBill={false} />
                  </>
                )}
                <FormAlert message={error && repeatableErrorText(error)} />
              </Stack>
            </Form>
          </FormDialog>
        );
      }}
    </Formik>
  );
}
