import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { type MailAction, isMailAction } from '../../shared/identity/mail-action.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { LinkError } from './link-error.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useMailCode } from './use-mail-code.ts';

const TITLES: Readonly<Record<MailAction, { title: string; text: string }>> = {
  resetPassword: {
    title: 'New password',
    text: 'Choose the password that you log in with from now on.',
  },
  verifyEmail: {
    title: 'Confirm your email',
    text: 'So that we know our messages about your stays reach you.',
  },
  verifyAndChangeEmail: {
    title: 'Confirm your new email',
    text: 'From then on you log in with it, and our messages go there.',
  },
  recoverEmail: {
    title: 'Take back your email',
    text: 'For when the email address of your account was changed, and not by you.',
  },
};

function LinkAction({ action, code }: { action: MailAction; code: string }) {
  const { title, text } = TITLES[action];
  usePageHead({ title });
  const { state, retry, fail } = useMailCode(code);
  return (
    <AuthFrame title={title} text={state.status === 'failed' ? undefined : text}>
      {state.status === 'reading' && (
        <SkeletonGroup label="Reading the link...">
          <SkeletonBlock $height="8rem" />
        </SkeletonGroup>
      )}
      {state.status === 'failed' && (
        <LinkError action={action} error={state.error} onRetry={retry} />
      )}
      {state.status === 'good' &&
        (action === 'resetPassword' ? (
          <ResetPasswordForm code={code} email={state.facts.email} onFailure={fail} />
        ) : (
          <ConfirmLink action={action} code={code} facts={state.facts} onFailure={fail} />
        ))}
    </AuthFrame>
  );
}

/** `/identity-action`: where the links in the identity service's emails lead. */
export default function IdentityActionPage() {
  usePageHead({ title: 'Your link' });
  const [query] = useSearchParams();
  const mode = query.get('mode');
  const code = query.get('oobCode') ?? '';
  if (!isMailAction(mode) || code === '') {
    return (
      <AuthFrame title="Your link" text="This page opens the links in our emails.">
        <ErrorState
          title="This link is not complete."
          text="Please open it from the email again, or copy all of it into the address bar."
          action={<ButtonLink to={PATHS.home}>Go to the homepage</ButtonLink>}
        />
      </AuthFrame>
    );
  }
  // A key for each link, so that the state of one never shows for another.
  return <LinkAction key={`${mode} ${code}`} action={mode} code={code} />;
}
