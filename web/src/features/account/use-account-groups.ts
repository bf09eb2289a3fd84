import { formatPoints } from '../../formats/reader-formats.ts';
import {
  Bell,
  BellRing,
  CircleHelp,
  Coins,
  CreditCard,
  Heart,
  Luggage,
  type LucideIcon,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { useOwnAccount } from '../../shared/points/own-account.ts';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { PATHS } from '../../shared/routes/paths.ts';

/** Pages of the account that belong together; each with a word about what it holds now. */
export type AccountGroupOfPages = {
  title: string;
  entries: readonly { to: string; label: string; text: string; Icon: LucideIcon }[];
};

/** The state of the member's waitlist entries. */
const waitlistText = (entries: readonly OwnWaitlistEntry[]): string => {
  const offered = entries.filter(({ state }) => state === 'offered').length;
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  if (offered > 0)
    return offered === 1 ? '1 stay is kept for you' : `${offered} stays are kept for you`;
  return waiting === 0
    ? 'Stays you wait for'
    : `You wait for ${waiting === 1 ? '1 stay' : `${waiting} stays`}`;
};

const notificationsText = (notifications: readonly { read: boolean }[]): string => {
  const unread = notifications.filter(({ read }) => !read).length;
  return unread === 0 ? 'Nothing new' : `${unread} new`;
};

/** All pages of a member, in groups. */
export const useAccountGroups = (): readonly AccountGroupOfPages[] => {
  const account = useOwnAccount();
  const notifications = useMemberLive('ownNotifications');
  const waitlist = useMemberLive('ownWaitlist');
  return [
    {
      title: 'Your stays',
      entries: [
        { to: PATHS.dashboardBookings, label: 'Trips', text: 'Your bookings', Icon: Luggage },
        {
          to: PATHS.dashboardWaitlist,
          label: 'Waitlist',
          text: waitlist.status === 'ready' ? waitlistText(waitlist.data) : 'Stays you wait for',
          Icon: BellRing,
        },
        { to: PATHS.favourites, label: 'My Favorites', text: 'Resorts you saved', Icon: Heart },
      ],
    },
    {
      title: 'Points and payment',
      entries: [
        {
          to: PATHS.points,
          label: 'Points',
          text: account.status === 'ready' ? formatPoints(account.data.available) : 'Your balance',
          Icon: Coins,
        },
        {
          to: PATHS.dashboardOverview,
          label: 'Billing',
          text: 'Billing address, card and receipts',
          Icon: CreditCard,
        },
      ],
    },
    {
      title: 'About you',
      entries: [
        {
          to: PATHS.profile,
          label: 'Profile',
          text: 'Name, email, password, photo',
          Icon: UserRound,
        },
        {
          to: PATHS.accountData,
          label: 'Data & privacy',
          text: 'Download your data, delete your account',
          Icon: ShieldCheck,
        },
      ],
    },
    {
      title: 'Messages and help',
      entries: [
        {
          to: PATHS.notifications,
          label: 'Notifications',
          text:
            notifications.status === 'ready'
              ? notificationsText(notifications.data)
              : 'About your stays and points',
          Icon: Bell,
        },
        { to: PATHS.help, label: 'Help', text: 'Points, prices, booking', Icon: CircleHelp },
      ],
    },
  ];
};
