import { PROFILE_LIMITS, type ProfileFields } from '@club/domain/user/profile.schema';
import { styled } from 'styled-components';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import { LeaveGuard } from '../../design/form/leave-guard.tsx';
import { TextField } from '../../design/form/text-field.tsx';
import { AuthenticatorLine } from './authenticator-line.tsx';
import { DisplayLine } from './display-line.tsx';
import { EmailLine } from './email-line.tsx';
import { PasswordLine } from './password-line.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { useProfileEditor } from './profile-editor.ts';
import { SessionsLine } from './sessions-line.tsx';

const Lines = styled.dl`
  margin-block: calc(-1 * 0.75rem);
`;

type ProfileLinesProps = {
  person: SignedIn;
  fields: ProfileFields;
  /** When all other sessions were last ended, ISO instant; null for never. */
  sessionsEndedAt: string | null;
};

/** Every line of the profile with its Edit button (rules 1.13); one is edited at a time. */
export function ProfileLines({ person, fields, sessionsEndedAt }: ProfileLinesProps) {
  const editor = useProfileEditor();
  const shared = { uid: person.uid, editor, fields };
  return (
    <>
      <LeaveGuard active={editor.isDirty} kept="What you typed is not saved yet." />
      <Lines>
        <DisplayLine {...shared} field="name" label="Full name">
          <TextField
            name="name"
            label="Full name"
            autoComplete="name"
            maxLength={PROFILE_LIMITS.name}
          />
        </DisplayLine>
        <EmailLine person={person} editor={editor} />
        <PasswordLine person={person} editor={editor} />
        <SessionsLine person={person} endedAt={sessionsEndedAt} />
        {person.isAdmin && <AuthenticatorLine person={person} />}
        <DisplayLine {...shared} field="location" label="Location">
          <TextField
            name="location"
            label="Location"
            autoComplete="country-name"
            maxLength={PROFILE_LIMITS.location}
          />
        </DisplayLine>
        <DisplayLine {...shared} field="phoneNumber" label="Phone">
          <TextField
            name="phoneNumber"
            type="tel"
            label="Phone"
            autoComplete="tel"
            maxLength={PROFILE_LIMITS.phoneNumber}
            optional
          />
        </DisplayLine>
        <DisplayLine {...shared} field="photoURL" label="Photo" value="Your own">
          <PhotoFields name={fields.name} />
        </DisplayLine>
      </Lines>
    </>
  );
}
