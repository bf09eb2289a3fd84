import { type ReactNode, useState } from 'react';
import { accountChangedAt } from '../../shared/identity/account-changes.ts';
import { reloadAccount } from '../../shared/identity/identity.ts';
import {
  type MailAction,
  type MailActionFacts,
  applyMailCode,
} from '../../shared/identity/mail-action.ts';
import { PATHS, forgotPasswordPath } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';

type ConfirmAction = Exclude<MailAction, 'resetPassword'>;

type LinkCopy = {
  /** The question that the button confirms. */
  ask: ReactNode;
  button: string;
  done: { title: string; text: string };
  next: ReactNode;
};

const copyOf = (action: ConfirmAction, { email, previousEmail }: MailActionFacts): LinkCopy => {
  switch (action) {
    case 'verifyEmail':
      return {
        ask: (
          <>
            Is <strong>{email}</strong> your address?
          </>
        ),
        button: 'Yes, confirm it',
        done: {
          title: 'Your email is confirmed',
          text: 'Thank you. There is nothing more to do.',
        },
        next: <ButtonLink to={PATHS.home}>Go to the homepage</ButtonLink>,
      };
    case 'verifyAndChangeEmail':
      return {
        ask: (
          <>
            Change your address
            {previousEmail !== '' && (
              <>
                {' '}
                from <strong>{previousEmail}</strong>
              </>
            )}{' '}
            to <strong>{email}</strong>?
          </>
        ),
        button: 'Yes, change it',
        done: {
          title: 'Your email is changed',
          text: `From now on you log in with ${email}. You may be asked to do so now.`,
        },
        next: <ButtonLink to={PATHS.profile}>Go to my profile</ButtonLink>,
      };
    case 'recoverEmail':
      return {
        ask: (
          <>
            Make <strong>{email}</strong> the address of your account again?
          </>
        ),
        button: 'Yes, take it back',
        done: {
          title: `Your address is ${email} again`,
          text: 'If it was not you who changed it, someone else may know your password. Please choose a new one.',
        },
        next: <ButtonLink to={forgotPasswordPath(email)}>Choose a new password</ButtonLink>,
      };
  }
};

type ConfirmLinkProps = {
  action: ConfirmAction;
  code: string;
  facts: MailActionFacts;
  /** The link does not work, or no longer. */
  onFailure: (error: unknown) => void;
};

/**
 * Does what the link of an email is for only after a press on a button, because mail scanners open
 * links too and must not use them up.
 */
export function ConfirmLink({ action, code, facts, onFailure }: ConfirmLinkProps) {
  const [phase, setPhase] = useState<'asking' | 'working' | 'done'>('asking');
  const copy = copyOf(action, facts);

  const confirm = async (): Promise<void> => {
    setPhase('working');
    try {
      await applyMailCode(code);
    } catch (error) {
      onFailure(error);
      return;
    }
    setPhase('done');
    accountChangedAt.write(Date.now());
    // A member who is signed in here sees the change at once. A change of the address ends other
    // sessions; then there is nothing to reload.
    await reloadAccount().catch(() => {});
  };

  return phase === 'done' ? (
    <Stack $gap="s24">
      <Alert tone="good" title={copy.done.title} live>
        {copy.done.text}
      </Alert>
      {copy.next}
    </Stack>
  ) : (
    <Stack $gap="s24">
      <Text>{copy.ask}</Text>
      <Button
        size="large"
        wide
        busy={phase === 'working'}
        onClick={() => {
          void confirm();
        }}
      >
        {copy.button}
      </Button>
    </Stack>
  );
}
