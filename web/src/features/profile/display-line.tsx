import { type ProfileFields, profileSchema } from '@club/domain/user/profile.schema';
import type { ReactNode } from 'react';
import { saveProfile } from '../../shared/identity/own-profile.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { Text } from '../../design/text/text.tsx';
import { EditForm } from './edit-form.tsx';
import type { ProfileEditor } from './profile-editor.ts';
import { ProfileLine } from './profile-line.tsx';

const FAILURES = {
  offline: 'We could not reach the club. Check your connection and try again.',
  rejected: 'This could not be saved. Please reload the page and try again.',
} as const;

type DisplayLineProps = {
  uid: string;
  editor: ProfileEditor;
  fields: ProfileFields;
  field: keyof ProfileFields;
  label: string;
  /** Shown instead of the stored value. */
  value?: string;
  /** The fields of the form. */
  children: ReactNode;
};

/** A line of the profile that members change in their own record: name, photo, phone, location. */
export function DisplayLine(props: DisplayLineProps) {
  const { uid, editor, fields, field, label, value = fields[field], children } = props;
  const { toast } = useDialogs();
  const save = async (changed: Partial<ProfileFields>): Promise<string | null> => {
    const result = await saveProfile(uid, changed);
    if (result !== 'saved') return FAILURES[result];
    editor.close();
    toast({ tone: 'good', text: `${label} saved.` });
    return null;
  };
  return (
    <ProfileLine
      label={label}
      value={
        fields[field] === '' ? (
          <Text as="span" $tone="soft">
            None
          </Text>
        ) : (
          value
        )
      }
      onEdit={() => {
        editor.edit(field);
      }}
      form={
        editor.editing === field ? (
          <EditForm
            schema={profileSchema.pick([field])}
            initial={{ [field]: fields[field] }}
            onSave={save}
            onCancel={editor.close}
            onDirty={editor.setDirty}
          >
            {children}
          </EditForm>
        ) : null
      }
    />
  );
}
