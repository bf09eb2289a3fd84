import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentUser } from '../../shared/identity/identity.ts';
import { identityNotice } from '../../shared/identity/identity-messages.ts';
import { endOtherSessions } from '../../shared/identity/other-sessions.ts';
import {
  type NewAuthenticator,
  beginAuthenticator,
  removeAuthenticator,
} from '../../shared/identity/second-factor.ts';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import { useEmulators } from '../../kernel/firebase/use-emulators.ts';
import { useHasAuthenticator } from '../../shared/identity/use-has-authenticator.ts';
import CodeForm from '../../shared/identity/code-form.tsx';
import { useSignInAgain } from '../../shared/identity/use-sign-in-again.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { OutsideLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';
import { ProfileLine } from './profile-line.tsx';

/** The name of the account in the app. */
const ISSUER = 'Tideaway';

/** Id of the button, to which `PATHS.secondStep` leads. */
const ID = 'second-step';

const inGroups = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

type AddDialogProps = {
  fresh: NewAuthenticator;
  onClose: () => void;
  onAdded: () => void;
};

function AddDialog({ fresh, onClose, onAdded }: AddDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (code: string): Promise<void> => {
    try {
      await fresh.add(code);
    } catch (error) {
      setProblem(identityNotice(error));
      return;
    }
    onAdded();
  };
  return (
    <Dialog
      open
      title="Add an authenticator app"
      text="Enter this key in the app, then the code that the app shows for it."
      onClose={onClose}
    >
      <Stack $gap="s16">
        <Text>
          <strong>{inGroups(fresh.key)}</strong>
        </Text>
        <Text $size="small">
          <OutsideLink $alone href={fresh.link}>
            Open it in an app on this device
          </OutsideLink>
        </Text>
        <CodeForm submitLabel="Add the app" problem={problem} onCode={add} />
      </Stack>
    </Dialog>
  );
}

/** The second step of an admin's sign-in: a code of an authenticator app. */
export function AuthenticatorLine({ person }: { person: SignedIn }) {
  const { signInAgain, dialog } = useSignInAgain(person);
  const { alert, confirm, toast } = useDialogs();
  const isLocal = useEmulators() === true;
  const { isOn, setOn } = useHasAuthenticator();
  const [fresh, setFresh] = useState<NewAuthenticator | null>(null);
  const { hash } = useLocation();

  // The admin panel leads here while the second step is missing.
  useEffect(() => {
    if (hash === `#${ID}`) document.getElementById(ID)?.focus();
  }, [hash]);

  const begin = async (): Promise<void> => {
    if (isLocal) {
      await alert({
        title: 'Not on this machine',
        text: 'The local sign-in service does not support authenticator apps. On a deployed club you add yours here.',
      });
      return;
    }
    if (!(await signInAgain('To add an authenticator app, please sign in once more.'))) return;
    try {
      setFresh(await beginAuthenticator(await currentUser(), ISSUER));
    } catch (error) {
      toast({ tone: 'bad', text: identityNotice(error) });
    }
  };

  const added = async (): Promise<void> => {
    setFresh(null);
    setOn(true);
    // Older sessions have signed in without a code.
    const result = await endOtherSessions();
    toast({
      tone: 'good',
      text: result.ok
        ? 'From now on you enter a code when you sign in. You are signed out everywhere else.'
        : 'From now on you enter a code when you sign in. Please sign out everywhere else, too.',
    });
  };

  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Sign in without a code?',
      text:
        person.secondFactor === 'not-needed'
          ? 'Your password alone opens the admin panel then.'
          : 'The club requires a second step of its admins: without one, you cannot open the admin panel.',
      confirmLabel: 'Remove the app',
      danger: true,
    });
    if (!isSure) return;
    if (!(await signInAgain('To remove the authenticator app, please sign in once more.'))) return;
    try {
      await removeAuthenticator(await currentUser());
      setOn(false);
      toast({ text: 'The authenticator app is removed.' });
    } catch (error) {
      toast({ tone: 'bad', text: identityNotice(error) });
    }
  };

  return (
    <>
      <ProfileLine
        label="Second step"
        value={isOn === true ? 'Code of an authenticator app' : 'None'}
        form={null}
        editLabel={isOn === true ? 'Remove the app' : 'Add an app'}
        isCompleteLabel
        buttonId={ID}
        onEdit={() => {
          void (isOn === true ? remove() : begin());
        }}
      />
      {fresh !== null && (
        <AddDialog
          fresh={fresh}
          onClose={() => {
            setFresh(null);
          }}
          onAdded={() => {
            void added();
          }}
        />
      )}
      {dialog}
    </>
  );
}
