import type { ReactNode } from 'react';
import { identityCode } from '../../shared/identity/identity-code.ts';
import { identityMessage } from '../../shared/identity/identity-messages.ts';
import type { MailAction } from '../../shared/identity/mail-action.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';

/** Temporary failures: the same link may work later. */
const PASSING: readonly (string | null)[] = [
  null,
  'network-request-failed',
  'timeout',
  'internal-error',
  'too-many-requests',
];

/** How to get another link, by the purpose of the old one. */
const NEXT: Readonly<Record<MailAction, { text: string; action: ReactNode }>> = {
  resetPassword: {
    text: 'Have another link sent, and open the newest one.',
    action: <ButtonLink to={PATHS.forgotPassword}>Send another link</ButtonLink>,
  },
  verifyEmail: {
    text: 'Perhaps your address is confirmed already. Your profile says so, and can send another link.',
    action: <ButtonLink to={PATHS.profile}>Go to my profile</ButtonLink>,
  },
  verifyAndChangeEmail: {
    text: 'Perhaps you have opened it already. Your profile shows the address that counts, and can send another link.',
    action: <ButtonLink to={PATHS.profile}>Go to my profile</ButtonLink>,
  },
  recoverEmail: {
    text: 'If it was not you who changed your address, please write to us: we will look into it.',
    action: <ButtonLink to={PATHS.contact}>Contact Support</ButtonLink>,
  },
};

type LinkErrorProps = { action: MailAction; error: unknown; onRetry: () => void };

/** Why a link does not work, and the next step. */
export function LinkError({ action, error, onRetry }: LinkErrorProps) {
  const known = identityMessage(error);
  if (PASSING.includes(identityCode(error))) {
    return (
      <ErrorState
        title={known?.text ?? 'We could not read this link.'}
        text={known?.nextStep ?? 'Please try again in a moment.'}
        onRetry={onRetry}
      />
    );
  }
  // Another link does not help a closed account or a taken address; their messages say what to do.
  const isAboutAccount = ['user-disabled', 'email-already-in-use'].includes(
    identityCode(error) ?? '',
  );
  return (
    <ErrorState
      title={
        identityCode(error) === 'user-not-found'
          ? 'The account of this link is no longer there.'
          : (known?.text ?? 'This link does not work.')
      }
      text={isAboutAccount ? known?.nextStep : NEXT[action].text}
      action={NEXT[action].action}
    />
  );
}
