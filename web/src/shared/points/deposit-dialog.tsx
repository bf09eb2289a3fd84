import { OPERATIONS } from '@club/domain/api/contract';
import { formatCount, formatDay, formatPoints } from '../../formats/reader-formats.ts';
import type { LocalDate } from '@club/domain/calendar/local-date';
import type { CurrentAccount } from '@club/domain/points/account';
import { DEPOSIT_LIMIT_POINTS, DEPOSIT_PRESETS, planDeposit } from '@club/domain/points/account';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { CallError } from '../../kernel/api/api-client.ts';
import { callFunction, repeatableErrorText } from '../../kernel/api/api-client.ts';
import { createAttempt } from '../../kernel/storage/attempt.ts';
import { useCreditDay } from './points-day.ts';
import { Button } from '../../design/actions/button.tsx';
import { Chip } from '../../design/actions/chip.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { FormAlert } from '../../design/form/form-alert.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { Text } from '../../design/text/text.tsx';

/**
 * Until the server has responded there is one deposit, whatever its amount, even when the dialog is
 * closed meanwhile: pressing again deposits once.
 */
const depositPoints = createAttempt({
  storageKey: 'depositAttempt',
  orderKey: () => 'deposit',
  send: (points: number, requestId) => callFunction('depositPoints', { points, requestId }),
});

/** Why the last deposit failed. */
const failureText = (error: CallError): string =>
  error.kind === 'api' && error.code === 'key-reused'
    ? 'Your deposit from before has arrived after all, with another amount. Look at your balance before you deposit more.'
    : repeatableErrorText(error);

const FORM_ID = 'deposit-points';
const schema = OPERATIONS.depositPoints.input.pick(['points']);

type FormValues = { points: string };

/** Accepts '50,000' and '50 000'. */
const plainNumber = (text: string): string => text.replace(/[\s,.’']/g, '');

/** The typed amount as a number: undefined when empty, NaN unless it is all digits. */
const numberIn = (text: string): number | undefined => {
  const plain = plainNumber(text);
  return plain === '' ? undefined : /^-?\d+$/.test(plain) ? Number(plain) : Number.NaN;
};

type PreviewProps = { account: CurrentAccount; points: number; day: LocalDate };

function DepositPreview({ account, points, day }: PreviewProps) {
  const plan = planDeposit(account, points, day);
  if (!plan.ok) {
    return (
      <Text $size="small" $tone="bad">
        {plan.allowed === 0
          ? `You have already deposited ${formatPoints(DEPOSIT_LIMIT_POINTS)} this use year.`
          : `This use year you can still deposit ${formatPoints(plan.allowed)}.`}
      </Text>
    );
  }
  return (
    <KeyValueList
      items={[
        ...(plan.repaid > 0
          ? [{ label: 'Repays borrowed points', value: formatPoints(plan.repaid) }]
          : []),
        { label: 'Added to your balance', value: formatPoints(plan.added) },
        ...(plan.batch === null
          ? []
          : [{ label: 'Can be used until', value: formatDay(plan.batch.expiresOn) }]),
        { label: 'Your new balance', value: formatPoints(plan.account.available) },
      ]}
    />
  );
}

type DepositDialogProps = { account: CurrentAccount; onClose: () => void };

/** Deposits points through the club's points programme, and shows the new balance before. */
export function DepositDialog({ account, onClose }: DepositDialogProps) {
  const dialogs = useDialogs();
  const day = useCreditDay();
  const [failure, setFailure] = useState<string | null>(null);
  const rawOf = (values: FormValues) => ({ points: numberIn(values.points) });

  const submit = async (values: FormValues): Promise<void> => {
    const parsed = parseWith(schema, rawOf(values));
    if (!parsed.ok) return;
    setFailure(null);
    const result = await depositPoints(parsed.value.points);
    if (!result.ok) {
      setFailure(failureText(result.error));
      return;
    }
    dialogs.toast({ text: `${formatPoints(parsed.value.points)} deposited.` });
    onClose();
  };

  return (
    <Formik<FormValues>
      initialValues={{ points: String(DEPOSIT_PRESETS[1]) }}
      validate={(values) => {
        const parsed = parseWith(schema, rawOf(values));
        return parsed.ok ? {} : parsed.errors;
      }}
      onSubmit={submit}
    >
      {({ values, setFieldValue, isSubmitting, isValid }) => (
        <Dialog
          open
          title="Deposit points"
          text={`Bring points of your club week into your RCI account, up to ${formatPoints(DEPOSIT_LIMIT_POINTS)} in a use year.`}
          onClose={onClose}
          actions={
            <>
              <Button variant="quiet" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" form={FORM_ID} busy={isSubmitting} busyLabel="Depositing...">
                Deposit
              </Button>
            </>
          }
        >
          <Form id={FORM_ID} noValidate>
            <Stack $gap="s20">
              <FormAlert message={failure} />
              <Row as="fieldset" $gap="s8" aria-label="Amounts">
                {DEPOSIT_PRESETS.map((preset) => (
                  <Chip
                    key={preset}
                    on={plainNumber(values.points) === String(preset)}
                    onClick={() => void setFieldValue('points', String(preset))}
                  >
                    {formatCount(preset)}
                  </Chip>
                ))}
              </Row>
              <TextField name="points" label="Points" inputMode="numeric" autoComplete="off" />
              {isValid && (
                <DepositPreview
                  account={account}
                  points={Number(plainNumber(values.points))}
                  day={day}
                />
              )}
            </Stack>
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
