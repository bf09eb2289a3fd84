import type { ProfileFields } from '@club/domain/user/profile.schema';
import { useCallback, useState } from 'react';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

/** The lines of the profile that can be edited. */
type ProfileLineName = keyof ProfileFields | 'email' | 'password';

export type ProfileEditor = {
  /** The line that is being edited; one at a time. */
  editing: ProfileLineName | null;
  /** True while there are unsaved changes. */
  isDirty: boolean;
  setDirty: (isDirty: boolean) => void;
  /** Opens a line; asks first when another one has unsaved changes. */
  edit: (line: ProfileLineName) => void;
  close: () => void;
};

/** Which line of the profile is being edited. */
export const useProfileEditor = (): ProfileEditor => {
  const [editing, setEditing] = useState<ProfileLineName | null>(null);
  const [isDirty, setDirty] = useState(false);
  const { confirm } = useDialogs();

  const close = useCallback(() => {
    setEditing(null);
    setDirty(false);
  }, []);
  const open = (line: ProfileLineName): void => {
    setDirty(false);
    setEditing(line);
  };
  const confirmAndOpen = async (line: ProfileLineName): Promise<void> => {
    const isSure = await confirm({
      title: 'Discard what you typed?',
      text: 'Your change is not saved yet.',
      confirmLabel: 'Discard it',
      cancelLabel: 'Keep editing',
    });
    if (isSure) open(line);
  };
  const edit = (line: ProfileLineName): void => {
    if (isDirty) void confirmAndOpen(line);
    else open(line);
  };
  return { editing, isDirty, setDirty, edit, close };
};
