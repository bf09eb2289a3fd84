import { Coins, Compass, Heart, type LucideIcon, Luggage, ShieldCheck } from 'lucide-react';
import { loginPath, PATHS, registrationPath } from '../../shared/routes/paths.ts';
import type { Viewer } from './viewer.ts';

/** One link of the navigation. */
type NavigationEntry = {
  id: string;
  label: string;
  to: string;
  /** Prefix of the addresses that belong to it, where it leads to more than one page. */
  section?: string;
};

/** The links of all bars and menus. */
export const ENTRIES = {
  home: { id: 'home', label: 'Home', to: PATHS.home },
  book: { id: 'book', label: 'Book', to: PATHS.lastCall },
  login: { id: 'login', label: 'Login', to: PATHS.login },
  registration: { id: 'registration', label: 'Registration', to: PATHS.registration },
  dashboard: {
    id: 'dashboard',
    label: 'Dashboard',
    to: PATHS.dashboardOverview,
    section: '/dashboard/',
  },
  points: { id: 'points', label: 'Points', to: PATHS.points },
  account: { id: 'account', label: 'My Account', to: PATHS.account },
  profile: { id: 'profile', label: 'Profile', to: PATHS.profile },
  notifications: { id: 'notifications', label: 'Notifications', to: PATHS.notifications },
  favourites: { id: 'favourites', label: 'My Favorites', to: PATHS.favourites },
  admin: {
    id: 'admin',
    label: 'AdminPanel',
    to: PATHS.adminOverview,
    section: `${PATHS.adminPanel}/`,
  },
  trips: { id: 'trips', label: 'Trips', to: PATHS.dashboardBookings },
  deals: { id: 'deals', label: 'Deals', to: PATHS.lastCall },
  help: { id: 'help', label: 'Help', to: PATHS.help },
} as const satisfies Record<string, NavigationEntry>;
export type EntryId = keyof typeof ENTRIES;

const { home, book, login, dashboard, points, favourites, admin, trips } = ENTRIES;

/** Links in the bar on larger screens (rules 1.2). */
export const BAR_ENTRIES: Record<Viewer['kind'], readonly NavigationEntry[]> = {
  visitor: [home, book, login],
  member: [home, book, dashboard],
  admin: [home, book, admin],
};

/** The signs of the links that the bar at the bottom has too; those of menus come with the menus. */
export const BAR_ICONS = {
  book: Compass,
  favourites: Heart,
  trips: Luggage,
  points: Coins,
  admin: ShieldCheck,
} as const satisfies Partial<Record<EntryId, LucideIcon>>;

/** A link of the bar at the bottom of phones, with the addresses below which it is the current one. */
export type BottomEntry = NavigationEntry & { Icon: LucideIcon; sections: readonly string[] };

const BOTTOM = {
  explore: {
    id: 'explore',
    label: 'Explore',
    to: PATHS.home,
    Icon: BAR_ICONS.book,
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
  saved: {
    ...favourites,
    label: 'Saved',
    Icon: BAR_ICONS.favourites,
    sections: [PATHS.favourites, '/boards'],
  },
  trips: {
    ...trips,
    Icon: BAR_ICONS.trips,
    sections: [PATHS.dashboard, '/waitlist', PATHS.confirmation],
  },
  points: { ...points, Icon: BAR_ICONS.points, sections: [PATHS.points] },
  admin: { ...admin, Icon: BAR_ICONS.admin, sections: [PATHS.adminPanel] },
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
export const REGISTRATION_ENTRY = ENTRIES.registration;

/** The address of an entry; the sign-in pages get the page that they return to. */
export const entryPath = (to: string, returnPath: string | undefined): string => {
  if (to === PATHS.login) return loginPath(returnPath);
  return to === PATHS.registration ? registrationPath(returnPath) : to;
};
