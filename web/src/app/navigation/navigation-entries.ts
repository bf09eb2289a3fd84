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
import { loginPath, PATHS, registrationPath } from '../../shared/routes/paths.ts';
import type { Viewer } from './viewer.ts';

/** One link of the navigation. */
export type NavigationEntry = {
  id: string;
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Prefix of the addresses that belong to it, where it leads to more than one page. */
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

/** Links in the bar on larger screens (rules 1.2). */
export const BAR_ENTRIES: Record<Viewer['kind'], readonly NavigationEntry[]> = {
  visitor: [home, book, login],
  member: [home, book, dashboard],
  admin: [home, book, admin],
};

/** Links in the menu beside the photo on larger screens; the photo itself leads to the profile. */
export const PERSON_ENTRIES: Record<'member' | 'admin', readonly NavigationEntry[]> = {
  member: [dashboard, points, profile, notifications, favourites],
  admin: [admin, profile],
};

/** Links in the menu sheet of small screens, in groups (rules 1.2). */
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

/** A link of the bar at the bottom of phones, with the addresses below which it is the current one. */
export type BottomEntry = NavigationEntry & { sections: readonly string[] };

const BOTTOM = {
  explore: {
    id: 'explore',
    label: 'Explore',
    to: PATHS.home,
    Icon: Compass,
    sections: [
      PATHS.lastCall,
      PATHS.search,
      PATHS.searchBar,
      PATHS.directory,
      PATHS.magazine,
      PATHS.units,
      PATHS.tv,
      '/singleResortPage',
    ],
  },
  saved: { ...favourites, label: 'Saved', sections: [PATHS.favourites, '/boards'] },
  trips: {
    ...trips,
    sections: [PATHS.dashboard, '/waitlist', PATHS.confirmation],
  },
  points: { ...points, sections: [PATHS.points] },
  admin: { ...admin, sections: [PATHS.adminPanel] },
} as const satisfies Record<string, BottomEntry>;

/** Links in the bar at the bottom of phones; the menu sheet is behind its last place, 'You'. */
export const BOTTOM_ENTRIES: Record<Viewer['kind'], readonly BottomEntry[]> = {
  visitor: [BOTTOM.explore, BOTTOM.saved, BOTTOM.trips, BOTTOM.points],
  member: [BOTTOM.explore, BOTTOM.saved, BOTTOM.trips, BOTTOM.points],
  admin: [BOTTOM.explore, BOTTOM.trips, BOTTOM.admin],
};

const YOU_SECTIONS: readonly string[] = [
  PATHS.profile,
  PATHS.account,
  PATHS.notifications,
  PATHS.login,
  PATHS.registration,
  PATHS.forgotPassword,
];

const isBelow = (pathname: string, section: string): boolean =>
  pathname === section || pathname.startsWith(`${section}/`);

/**
 * The place of an address in the bar at the bottom: the id of an entry or 'you'; null for none. The
 * longest section counts: the points are part of the dashboard, but have a place of their own.
 */
export const bottomPlaceOf = (pathname: string, entries: readonly BottomEntry[]): string | null => {
  const places = [
    ...entries.flatMap(({ id, to, sections }) =>
      [...sections, to].map((section) => ({ id, section })),
    ),
    ...YOU_SECTIONS.map((section) => ({ id: 'you', section })),
  ].filter(({ section }) => isBelow(pathname, section));
  places.sort((a, b) => b.section.length - a.section.length);
  return places[0]?.id ?? null;
};

/** A button at the end of a visitor's bar. */
export const REGISTRATION_ENTRY = registration;

/** The address of an entry; the sign-in pages get the page that they return to. */
export const entryPath = (to: string, returnPath: string | undefined): string => {
  if (to === PATHS.login) return loginPath(returnPath);
  return to === PATHS.registration ? registrationPath(returnPath) : to;
};
