import { type ProfileFields, profileSchema } from '@club/domain/user/profile.schema';
import type { ReactNode } from 'react';
import { saveProfile } from '../../shared/identity/own-profile.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { EditForm } from './edit-form.tsx';
import type { ProfileEditor, ProfileLineName } from './profile-editor.ts';
import { ProfileLine } from './profile-line.tsx';

const FAILURES = {
  offline: 'We could not reach the club. Check your connection and try again.',
  refused: 'This could not be saved. Please reload the page and try again.',
} as const;

type DisplayLineProps = {
  uid: string;
  editor: ProfileEditor;
  line: ProfileLineName;
  field: keyof ProfileFields;
  label: string;
  /** What is stored. */
  stored: string;
  /** What is shown of it. */
  value: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
};

/** A line of the profile that members change in their own record: name, photo, phone, location. */
export function DisplayLine({
  uid,
  editor,
  line,
  field,
  label,
  stored,
  value,
  children,
}: DisplayLineProps) {
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
      value={value}
      onEdit={() => {
        editor.edit(line);
      }}
      form={
        editor.editing === line ? (
          <EditForm
            schema={profileSchema.pick([field])}
            initial={{ [field]: stored }}
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
