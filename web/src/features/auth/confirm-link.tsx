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

type Words = {
  /** What pressing the button means. */
  ask: ReactNode;
  button: string;
  done: { title: string; text: string };
  next: ReactNode;
};

const wordsOf = (action: ConfirmAction, { email, previousEmail }: MailActionFacts): Words => {
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
          title: 'Your e-mail is confirmed',
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
          title: 'Your e-mail is changed',
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
          text: 'If it was not you who changed it, somebody may know your password. Please choose a new one.',
        },
        next: <ButtonLink to={forgotPasswordPath(email)}>Choose a new password</ButtonLink>,
      };
  }
};

type ConfirmLinkProps = {
  action: ConfirmAction;
  code: string;
  facts: MailActionFacts;
  /** The link does not work (any more). */
  onFailure: (error: unknown) => void;
};

/**
 * Does what the link of a mail is for once its reader says so: programs that open the links of mails
 * to look for harm must not use them up.
 */
export function ConfirmLink({ action, code, facts, onFailure }: ConfirmLinkProps) {
  const [phase, setPhase] = useState<'asking' | 'working' | 'done'>('asking');
  const words = wordsOf(action, facts);

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
    // Shows at once on this page too, for whoever is signed in here. A change of the address ends
    // other sessions; then there is nothing to bring in step.
    await reloadAccount().catch(() => {});
  };

  return phase === 'done' ? (
    <Stack $gap="s24">
      <Alert tone="good" title={words.done.title} live>
        {words.done.text}
      </Alert>
      {words.next}
    </Stack>
  ) : (
    <Stack $gap="s24">
      <Text>{words.ask}</Text>
      <Button
        size="large"
        wide
        busy={phase === 'working'}
        onClick={() => {
          void confirm();
        }}
      >
        {words.button}
      </Button>
    </Stack>
  );
}
