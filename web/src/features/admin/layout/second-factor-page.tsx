import { useDocumentTitle } from '../../../lib/document-title.ts';
import { PATHS } from '../../../lib/paths.ts';
import type { SignedIn } from '../../../lib/session.tsx';
import { useHasAuthenticator } from '../../../lib/use-has-authenticator.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyPage } from '../../../ui/feedback/empty-page.tsx';
import { useSignInAgain } from '../../../ui/identity/use-sign-in-again.tsx';

const TITLE = 'Admins sign in with a second step';

/** In place of every admin page, for an admin who has signed in without the second step. */
export default function SecondFactorPage({ person }: { person: SignedIn }) {
  useDocumentTitle(TITLE);
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
