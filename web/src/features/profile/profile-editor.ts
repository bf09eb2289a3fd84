import { useCallback, useState } from 'react';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';

/** The lines of the profile that can be edited. */
const PROFILE_LINES = ['name', 'photo', 'email', 'password', 'phone', 'location'] as const;
export type ProfileLineName = (typeof PROFILE_LINES)[number];

export type ProfileEditor = {
  /** The line that is being edited; one at a time. */
  editing: ProfileLineName | null;
  /** True while leaving would lose what was typed. */
  isDirty: boolean;
  setDirty: (isDirty: boolean) => void;
  /** Opens a line; asks first when another one holds something typed. */
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
  const askAndOpen = async (line: ProfileLineName): Promise<void> => {
    const isSure = await confirm({
      title: 'Discard what you typed?',
      text: 'The line you are editing is not saved yet.',
      confirmLabel: 'Discard it',
      cancelLabel: 'Keep editing',
    });
    if (isSure) open(line);
  };
  const edit = (line: ProfileLineName): void => {
    if (isDirty) void askAndOpen(line);
    else open(line);
  };
  return { editing, isDirty, setDirty, edit, close };
};
