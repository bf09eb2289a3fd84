import {
  Bell,
  CircleHelp,
  CircleUserRound,
  House,
  LayoutDashboard,
  LogIn,
  type LucideIcon,
  Sparkles,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { BAR_ICONS, ENTRIES, type EntryId } from './navigation-entries.ts';
import type { Viewer } from './viewer.ts';

const ICONS: Record<EntryId, LucideIcon> = {
  ...BAR_ICONS,
  home: House,
  login: LogIn,
  registration: UserPlus,
  dashboard: LayoutDashboard,
  account: CircleUserRound,
  profile: UserRound,
  notifications: Bell,
  deals: Sparkles,
  help: CircleHelp,
};

/** One link of a menu. */
export type MenuEntry = { id: EntryId; label: string; to: string; Icon: LucideIcon };

const entriesOf = (...ids: readonly EntryId[]): MenuEntry[] =>
  ids.map((id) => ({ ...ENTRIES[id], Icon: ICONS[id] }));

/** Links in the menu beside the photo on larger screens; the photo itself leads to the profile. */
export const PERSON_ENTRIES: Record<'member' | 'admin', readonly MenuEntry[]> = {
  member: entriesOf('dashboard', 'points', 'profile', 'notifications', 'favourites'),
  admin: entriesOf('admin', 'profile'),
};

/** Links in the menu sheet of small screens, in groups (rules 1.2). */
export const SHEET_ENTRIES: Record<Viewer['kind'], readonly (readonly MenuEntry[])[]> = {
  visitor: [
    entriesOf('home', 'book'),
    entriesOf('trips', 'deals', 'help'),
    entriesOf('login', 'registration'),
  ],
  member: [
    entriesOf('home', 'book', 'dashboard'),
    entriesOf('trips', 'deals', 'help'),
    entriesOf('account', 'points', 'profile', 'notifications', 'favourites'),
  ],
  admin: [
    entriesOf('home', 'book'),
    entriesOf('admin', 'profile'),
    entriesOf('trips', 'deals', 'help'),
  ],
};
