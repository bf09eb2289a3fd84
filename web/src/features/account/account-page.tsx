import { formatPoints } from '../../formats/reader-formats.ts';
import {
  Bell,
  BellRing,
  ChevronRight,
  CircleHelp,
  Coins,
  CreditCard,
  Heart,
  Luggage,
  LogOut,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useMemberLive, useOwnAccount } from '../../shared/live/live-data.tsx';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { Avatar } from '../../design/data/avatar.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { useSignOut } from '../../shared/identity/use-sign-out.ts';
import { Heading } from '../../design/text/heading.tsx';
import { Overline, Text } from '../../design/text/text.tsx';

/** The person beside the groups on a desk, above them on smaller screens. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
  justify-items: start;

  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 17rem) minmax(0, 1fr);
    gap: ${theme.space.s24} ${theme.space.s80};
    align-items: start;
  }
`;

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s20};
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.desktop} {
    display: grid;
    justify-items: start;
  }
`;

/** Two groups side by side where there is room. */
const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40} ${theme.space.s64};
  width: 100%;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

const EntryList = styled.ul`
  margin-top: ${theme.space.s8};
  box-shadow: 0 -1px 0 ${theme.colour.line};
`;

const Entry = styled(Link)`
  display: grid;
  width: 100%;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space.s16};
  align-items: center;
  min-height: 4.5rem;
  padding-block: ${theme.space.s12};
  box-shadow: 0 1px 0 ${theme.colour.line};

  > svg {
    width: 1.4rem;
    height: 1.4rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }

  > svg:last-child {
    color: ${theme.colour.faint};
  }

  strong {
    display: block;
    font-weight: 600;
  }

  ${media.hover} {
    &:hover strong {
      color: ${theme.colour.lagoon};
    }
  }
`;

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

/** `/myAccount`: the member's account at a glance. */
export default function AccountPage() {
  usePageHead({ title: 'My Account' });
  const session = useSession();
  const account = useOwnAccount();
  const notifications = useMemberLive('ownNotifications');
  const waitlist = useMemberLive('ownWaitlist');
  const { leave, isLeaving } = useSignOut();
  if (session.status !== 'signed-in') return null;

  const unread =
    notifications.status === 'ready' ? notifications.data.filter(({ read }) => !read).length : 0;
  const groups = [
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
          text: unread === 0 ? 'Nothing new' : `${unread} new`,
          Icon: Bell,
        },
        { to: PATHS.help, label: 'Help', text: 'Points, prices, booking', Icon: CircleHelp },
      ],
    },
  ] as const;

  return (
    <PageContainer>
      <PageSections>
        <Layout>
          <Person>
            <Avatar name={session.name} photoUrl={session.photoUrl} size="large" />
            <div>
              <Heading level={1} size="h2">
                My Account
              </Heading>
              <Text $tone="soft">{session.name}</Text>
              {session.email !== session.name && (
                <Text $size="small" $tone="soft">
                  {session.email}
                </Text>
              )}
            </div>
          </Person>
          <Groups>
            {groups.map(({ title, entries }) => (
              <section key={title} aria-label={title}>
                <Overline as="h2">{title}</Overline>
                <EntryList>
                  {entries.map(({ to, label, text, Icon }) => (
                    <li key={label}>
                      <Entry to={to}>
                        <Icon aria-hidden />
                        <span>
                          <strong>{label}</strong>
                          <Text as="span" $size="small" $tone="soft">
                            {text}
                          </Text>
                        </span>
                        <ChevronRight aria-hidden />
                      </Entry>
                    </li>
                  ))}
                </EntryList>
              </section>
            ))}
          </Groups>
          <Button variant="quiet" icon={<LogOut aria-hidden />} busy={isLeaving} onClick={leave}>
            Sign Out
          </Button>
        </Layout>
      </PageSections>
    </PageContainer>
  );
}
