import { canonicalEmail } from '@club/domain/user/user';
import { requiredEmail } from '@club/domain/validation/text-field';
import { useState } from 'react';
import { object } from 'yup';
import { sendEmailChange } from '../../shared/identity/email.ts';
import { identityNotice } from '../../shared/identity/identity-messages.ts';
import { localMailPath } from '../../shared/routes/paths.ts';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import { useEmulators } from '../../kernel/firebase/use-emulators.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { useSignInAgain } from '../../shared/identity/use-sign-in-again.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { EditForm } from './edit-form.tsx';
import type { ProfileEditor } from './profile-editor.ts';
import { ProfileLine } from './profile-line.tsx';

const schemaFor = (current: string) =>
  object({
    email: requiredEmail('New email').test(
      'other',
      'This is your email already.',
      (value) => canonicalEmail(value) !== canonicalEmail(current),
    ),
  });

/** What happens after a link was sent to a new address. */
function LinkSent({ to }: { to: string }) {
  const isLocal = useEmulators() === true;
  return (
    <Alert tone="good" title="We sent a link to the new address" live>
      Open the link in the email to {to}, then log in with the new address. Until then nothing
      changes. If the address belongs to another account, no email arrives.
      {isLocal && (
        <>
          {' '}
          On this machine the link waits in the{' '}
          <TextLink to={localMailPath(to)}>local mailbox</TextLink>.
        </>
      )}
    </Alert>
  );
}

type EmailLineProps = { person: SignedIn; editor: ProfileEditor };

/** The email of the profile: changes once a link sent to the new address was opened. */
export function EmailLine({ person, editor }: EmailLineProps) {
  const { signInAgain, dialog } = useSignInAgain(person);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const save = async ({ email }: { email: string }): Promise<string | null> => {
    if (!(await signInAgain('To change your email, please sign in once more.'))) return null;
    try {
      await sendEmailChange(email);
    } catch (error) {
      return identityNotice(error, 'The mail could not be sent. Please try again later.');
    }
    setSentTo(email);
    editor.close();
    return null;
  };

  return (
    <>
      <ProfileLine
        label="Email"
        value={
          <Stack $gap="s8">
            <span>{person.email}</span>
            {!person.emailVerified && (
              <Text as="span" $size="small" $tone="soft">
                Not confirmed yet
              </Text>
            )}
            {sentTo !== null && canonicalEmail(sentTo) !== canonicalEmail(person.email) && (
              <LinkSent to={sentTo} />
            )}
          </Stack>
        }
        onEdit={() => {
          editor.edit('email');
        }}
        form={
          editor.editing === 'email' ? (
            <EditForm
              schema={schemaFor(person.email)}
              initial={{ email: '' }}
              saveLabel="Send the link"
              onSave={save}
              onCancel={editor.close}
              onDirty={editor.setDirty}
            >
              <TextField
                name="email"
                type="email"
                label="New email"
                help={`Your email is ${person.email}. We send a link to the new address; it counts once you have opened the link.`}
                autoComplete="email"
              />
            </EditForm>
          ) : null
        }
      />
      {dialog}
    </>
  );
}
