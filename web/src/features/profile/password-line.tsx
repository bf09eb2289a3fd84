import { newPasswordSchema } from '@club/domain/user/new-password.schema';
import { identityCode, identityNotice } from '../../shared/identity/identity-messages.ts';
import { endSessionsOfOldPassword } from '../../shared/identity/other-sessions.ts';
import { changePassword } from '../../shared/identity/password.ts';
import { usePasswordPolicy } from '../../shared/identity/use-password-policy.ts';
import type { SignedIn } from '../../kernel/session/session.tsx';
import { NewPasswordField } from '../../shared/identity/new-password-field.tsx';
import { useSignInAgain } from '../../shared/identity/use-sign-in-again.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { EditForm } from './edit-form.tsx';
import type { ProfileEditor } from './profile-editor.ts';
import { ProfileLine } from './profile-line.tsx';

/** The password is never known here; this stands for it. */
const MASKED_PASSWORD = '********';

const ABOUT_PASSWORD = ['weak-password', 'password-does-not-meet-requirements'];

const elsewhere = (isEnded: boolean): string =>
  isEnded
    ? 'Everywhere else you are signed out.'
    : 'Everywhere else you are signed out within an hour.';

type PasswordFormProps = {
  editor: ProfileEditor;
  signInAgain: (reason: string) => Promise<boolean>;
};

function PasswordForm({ editor, signInAgain }: PasswordFormProps) {
  const { policy, refresh } = usePasswordPolicy();
  const { toast } = useDialogs();

  const save = async (
    _checked: unknown,
    { password = '' }: Record<string, string>,
  ): Promise<string | null> => {
    if (!(await signInAgain('To change your password, please sign in once more.'))) return null;
    try {
      // As it was typed: spaces at its ends count.
      await changePassword(password);
    } catch (error) {
      if (ABOUT_PASSWORD.includes(identityCode(error) ?? '')) await refresh();
      return identityNotice(error, 'Your password could not be changed. Please try again later.');
    }
    const isAlone = await endSessionsOfOldPassword(password);
    editor.close();
    toast({
      tone: 'good',
      text: `Your password is changed. You stay signed in here. ${elsewhere(isAlone)}`,
    });
    return null;
  };

  return (
    <EditForm
      schema={newPasswordSchema(policy)}
      initial={{ password: '' }}
      onSave={save}
      onCancel={editor.close}
      onDirty={editor.setDirty}
    >
      <NewPasswordField label="New password" policy={policy} />
    </EditForm>
  );
}

type PasswordLineProps = { person: SignedIn; editor: ProfileEditor };

/** The password of the profile, masked (rules 1.13). */
export function PasswordLine({ person, editor }: PasswordLineProps) {
  const { signInAgain, dialog } = useSignInAgain(person);
  return (
    <>
      <ProfileLine
        label="Password"
        value={MASKED_PASSWORD}
        onEdit={() => {
          editor.edit('password');
        }}
        form={
          editor.editing === 'password' ? (
            <PasswordForm editor={editor} signInAgain={signInAgain} />
          ) : null
        }
      />
      {dialog}
    </>
  );
}
