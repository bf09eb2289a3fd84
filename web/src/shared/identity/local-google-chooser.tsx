import { requiredEmail, requiredLine } from '@club/domain/validation/text-field';
import { parseWith } from '@club/domain/validation/parse-with';
import { Form, Formik } from 'formik';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { object } from 'yup';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Avatar } from '../../design/data/avatar.tsx';
import { FocusFirstInvalid } from '../../design/form/focus-first-invalid.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';
import type { ChooseLocalAccount, LocalGoogleAccount } from './google-sign-in.ts';

/** The account that is offered at login; any other can be typed. */
const OFFERED: LocalGoogleAccount = { name: 'Google Member', email: 'google.member@example.com' };

const accountSchema = object({ name: requiredLine('Name', 80), email: requiredEmail() });

const Account = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.s12};
  width: 100%;
  padding: ${theme.space.s12};
  border: 0;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sunken};
  text-align: left;
  cursor: pointer;

  > span:last-child {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: 1.4;
  }

  small {
    font-size: ${theme.size.small};
    color: ${theme.colour.soft};
  }
`;

type ChooserProps = {
  offered: LocalGoogleAccount;
  onChoose: (account: LocalGoogleAccount | null) => void;
};

function Chooser({ offered, onChoose }: ChooserProps) {
  return (
    <Dialog
      open
      title="Choose an account"
      text="This is the local stand-in for Google's account window. Nothing leaves this machine."
      onClose={() => {
        onChoose(null);
      }}
    >
      <Stack $gap="s24">
        <Account
          type="button"
          onClick={() => {
            onChoose(offered);
          }}
        >
          <Avatar name={offered.name} />
          <span>
            {offered.name}
            <small>{offered.email}</small>
          </span>
        </Account>
        <Formik
          initialValues={{ name: '', email: '' }}
          validate={(values) => {
            const parsed = parseWith(accountSchema, values);
            return parsed.ok ? {} : parsed.errors;
          }}
          onSubmit={(values) => {
            const parsed = parseWith(accountSchema, values);
            if (parsed.ok) onChoose(parsed.value);
          }}
        >
          <Form noValidate>
            <Stack>
              <FocusFirstInvalid />
              <TextField name="name" label="Another name" autoComplete="off" />
              <TextField name="email" type="email" label="Another email" autoComplete="off" />
              <Button type="submit" variant="quiet">
                Use this account
              </Button>
            </Stack>
          </Form>
        </Formik>
      </Stack>
    </Dialog>
  );
}

/**
 * Asks for an account: `choose` opens the chooser and resolves; render `chooser` somewhere.
 * `offered` is the account that needs no typing.
 */
export const useLocalGoogleChooser = (
  offered: LocalGoogleAccount = OFFERED,
): { choose: ChooseLocalAccount; chooser: ReactNode } => {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(account: LocalGoogleAccount | null) => void>(() => {});
  const choose = useCallback<ChooseLocalAccount>(
    () =>
      new Promise((resolve) => {
        answer.current = resolve;
        setIsOpen(true);
      }),
    [],
  );
  const onChoose = (account: LocalGoogleAccount | null): void => {
    setIsOpen(false);
    answer.current(account);
  };
  return { choose, chooser: isOpen ? <Chooser offered={offered} onChoose={onChoose} /> : null };
};
