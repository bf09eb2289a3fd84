import {
  Bell,
  CircleHelp,
  CircleUserRound,
  Coins,
  Compass,
  Heart,
  House,
  LayoutDashboard,
  LogIn,
  type LucideIcon,
  Luggage,
  ShieldCheck,
  Sparkles,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { PATHS } from '../../shared/routes/paths.ts';
import type { Viewer } from './viewer.ts';

/** One place in the navigation. */
export type NavigationEntry = {
  id: string;
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Beginning of the addresses that belong to it, where it stands for more than one page. */
  section?: string;
};

const ENTRIES = {
  home: { id: 'home', label: 'Home', to: PATHS.home, Icon: House },
  book: { id: 'book', label: 'Book', to: PATHS.lastCall, Icon: Compass },
  login: { id: 'login', label: 'Login', to: PATHS.login, Icon: LogIn },
  registration: {
    id: 'registration',
    label: 'Registration',
    to: PATHS.registration,
    Icon: UserPlus,
  },
  dashboard: {
    id: 'dashboard',
    label: 'Dashboard',
    to: PATHS.dashboardOverview,
    Icon: LayoutDashboard,
    section: '/dashboard/',
  },
  points: { id: 'points', label: 'Points', to: PATHS.points, Icon: Coins },
  account: { id: 'account', label: 'My Account', to: PATHS.account, Icon: CircleUserRound },
  profile: { id: 'profile', label: 'Profile', to: PATHS.profile, Icon: UserRound },
  notifications: {
    id: 'notifications',
    label: 'Notifications',
    to: PATHS.notifications,
    Icon: Bell,
  },
  favourites: { id: 'favourites', label: 'My Favorites', to: PATHS.favourites, Icon: Heart },
  admin: {
    id: 'admin',
    label: 'AdminPanel',
    to: PATHS.adminOverview,
    Icon: ShieldCheck,
    section: `${PATHS.adminPanel}/`,
  },
  trips: { id: 'trips', label: 'Trips', to: PATHS.dashboardBookings, Icon: Luggage },
  deals: { id: 'deals', label: 'Deals', to: PATHS.lastCall, Icon: Sparkles },
  help: { id: 'help', label: 'Help', to: PATHS.help, Icon: CircleHelp },
} as const satisfies Record<string, NavigationEntry>;

const { home, book, login, registration, dashboard, account, profile } = ENTRIES;
const { points, notifications, favourites, admin, trips, deals, help } = ENTRIES;

/** Links that lie open in the bar on larger screens (rules 1.2). */
export const BAR_ENTRIES: Record<Viewer['kind'], readonly NavigationEntry[]> = {
  visitor: [home, book, login],
  member: [home, book, dashboard],
  admin: [home, book, admin],
};

/** Places in the menu beside the photo on larger screens; the photo itself leads to the profile. */
export const PERSON_ENTRIES: Record<'member' | 'admin', readonly NavigationEntry[]> = {
  member: [dashboard, points, profile, notifications, favourites],
  admin: [admin, profile],
};

/** Places in the menu sheet of small screens, in groups (rules 1.2). */
export const SHEET_ENTRIES: Record<Viewer['kind'], readonly (readonly NavigationEntry[])[]> = {
  visitor: [
    [home, book],
    [trips, deals, help],
    [login, registration],
  ],
  member: [
    [home, book, dashboard],
    [trips, deals, help],
    [account, points, profile, notifications, favourites],
  ],
  admin: [
    [home, book],
    [admin, profile],
    [trips, deals, help],
  ],
};

/** The call to join, a button at the end of a visitor's bar. */
export const REGISTRATION_ENTRY = registration;
