import { usePageHead } from '../../../kernel/routing/page-head.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import type { SignedIn } from '../../../kernel/session/session-of-user.ts';
import { useHasAuthenticator } from '../../../shared/identity/use-has-authenticator.ts';
import { Button } from '../../../design/actions/button.tsx';
import { ButtonLink } from '../../../design/actions/button-link.tsx';
import { EmptyPage } from '../../../design/feedback/empty-page.tsx';
import { useSignInAgain } from '../../../shared/identity/use-sign-in-again.tsx';

const TITLE = 'Admins sign in with a second step';

/** Replaces every admin page for an admin who has signed in without the second step. */
export default function SecondFactorPage({ person }: { person: SignedIn }) {
  usePageHead({ title: TITLE });
  const { isOn } = useHasAuthenticator();
  const { signInAgain, dialog } = useSignInAgain(person);
  return (
    <>
      <EmptyPage
        title={TITLE}
        text={
          isOn === true
            ? 'Please sign in again with the code of your authenticator app to open the admin panel.'
            : 'Please add an authenticator app on your profile, and sign in again with its code, to open the admin panel.'
        }
        action={
          isOn === true ? (
            <Button
              onClick={() => {
                void signInAgain('To open the admin panel, please sign in once more.');
              }}
            >
              Sign in again
            </Button>
          ) : (
            <ButtonLink to={PATHS.secondStep}>Add an authenticator app</ButtonLink>
          )
        }
      />
      {dialog}
    </>
  );
}
