import { newPasswordSchema } from '@club/domain/user/new-password.schema';
import { identityCode } from '../../shared/identity/identity-code.ts';
import { identityNotice } from '../../shared/identity/identity-messages.ts';
import { endSessionsOfOldPassword } from '../../shared/identity/other-sessions.ts';
import { changePassword } from '../../shared/identity/password.ts';
import { usePasswordPolicy } from '../../shared/identity/use-password-policy.ts';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import { NewPasswordField } from '../../shared/identity/new-password-field.tsx';
import { useSignInAgain } from '../../shared/identity/use-sign-in-again.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { EditForm } from './edit-form.tsx';
import type { ProfileEditor } from './profile-editor.ts';
import { ProfileLine } from './profile-line.tsx';

/** Shown in place of the password, which is never known here. */
const MASKED_PASSWORD = '********';

const PASSWORD_POLICY_CODES = ['weak-password', 'password-does-not-meet-requirements'];

const otherSessionsText = (areEnded: boolean): string =>
  areEnded
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
      // As typed: leading and trailing spaces count.
      await changePassword(password);
    } catch (error) {
      if (PASSWORD_POLICY_CODES.includes(identityCode(error) ?? '')) await refresh();
      return identityNotice(error, 'Your password could not be changed. Please try again later.');
    }
    const areOthersEnded = await endSessionsOfOldPassword(password);
    editor.close();
    toast({
      tone: 'good',
      text: `Your password is changed. You stay signed in here. ${otherSessionsText(areOthersEnded)}`,
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
