import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
import { type MailAction, isMailAction } from '../../shared/identity/mail-action.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useMailCode } from './use-mail-code.ts';

const TITLES: Readonly<Record<MailAction, { title: string; text: string }>> = {
  resetPassword: {
    title: 'New password',
    text: 'Choose the password that you log in with from now on.',
  },
  verifyEmail: {
    title: 'Confirm your e-mail',
    text: 'So that we know our messages about your stays reach you.',
  },
  verifyAndChangeEmail: {
    title: 'Confirm your new e-mail',
    text: 'From then on you log in with it, and our messages go there.',
  },
  recoverEmail: {
    title: 'Take back your e-mail',
    text: 'For when the e-mail address of your account was changed, and not by you.',
  },
};

function LinkAction({ action, code }: { action: MailAction; code: string }) {
  useDocumentTitle(TITLES[action].title);
  const { state, retry, fail } = useMailCode(code);
  return (
    <AuthFrame {...TITLES[action]}>
      {state.status === 'reading' && (
        <SkeletonGroup label="Reading the link...">
          <SkeletonBlock $height="8rem" />
        </SkeletonGroup>
      )}
      {state.status === 'failed' && (
        <LinkTrouble action={action} error={state.error} onRetry={retry} />
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

/** `/identity-action`: where the links in the identity service's mails lead. */
export default function IdentityActionPage() {
  useDocumentTitle('Your link');
  const [query] = useSearchParams();
  const mode = query.get('mode');
  const code = query.get('oobCode') ?? '';
  if (!isMailAction(mode) || code === '') {
    return (
      <AuthFrame title="Your link" text="This page opens the links in our mails.">
        <ErrorState
          title="This link is not complete."
          text="Please open it from the mail again, or copy all of it into the address line."
          action={<ButtonLink to={PATHS.home}>Go to the homepage</ButtonLink>}
        />
      </AuthFrame>
    );
  }
  // A key of its own for each link, so that nothing of one shows under another.
  return <LinkAction key={`${mode} ${code}`} action={mode} code={code} />;
}
