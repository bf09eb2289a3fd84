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
import { css, styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useMemberLive, useOwnAccount } from '../../shared/live/live-data.tsx';
import type { OwnWaitlistEntry } from '../../shared/waitlist/own-waitlist-entry.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Avatar } from '../../design/data/avatar.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { useSignOut } from '../../shared/identity/use-sign-out.ts';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';

const EntryList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${theme.space.s48};
  box-shadow: 0 -1px 0 ${theme.colour.line};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const entryStyles = css`
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

const Entry = styled(Link)`
  ${entryStyles}
`;

const EntryButton = styled.button`
  ${entryStyles}
  padding-inline: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: left;
  color: inherit;
  cursor: pointer;
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
  const entries = [
    { to: PATHS.dashboardBookings, label: 'Trips', text: 'Your bookings', Icon: Luggage },
    {
      to: PATHS.points,
      label: 'Points',
      text: account.status === 'ready' ? formatPoints(account.data.available) : 'Your balance',
      Icon: Coins,
    },
    {
      to: PATHS.dashboardWaitlist,
      label: 'Waitlist',
      text: waitlist.status === 'ready' ? waitlistText(waitlist.data) : 'Stays you wait for',
      Icon: BellRing,
    },
    { to: PATHS.favourites, label: 'My Favorites', text: 'Resorts you saved', Icon: Heart },
    {
      to: PATHS.notifications,
      label: 'Notifications',
      text: unread === 0 ? 'Nothing new' : `${unread} new`,
      Icon: Bell,
    },
    {
      to: PATHS.dashboardOverview,
      label: 'Billing',
      text: 'Billing address, card and receipts',
      Icon: CreditCard,
    },
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
    { to: PATHS.help, label: 'Help', text: 'Points, prices, booking', Icon: CircleHelp },
  ] as const;

  return (
    <PageContainer $width="text">
      <PageSections>
        <Row $gap="s20">
          <Avatar name={session.name} photoUrl={session.photoUrl} size="large" />
          <div>
            <Heading level={1} size="h2">
              My Account
            </Heading>
            <Text $tone="soft">{session.name}</Text>
          </div>
        </Row>
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
          <li>
            <EntryButton type="button" onClick={leave} disabled={isLeaving}>
              <LogOut aria-hidden />
              <span>
                <strong>Sign Out</strong>
                <Text as="span" $size="small" $tone="soft">
                  On this device
                </Text>
              </span>
              <ChevronRight aria-hidden />
            </EntryButton>
          </li>
        </EntryList>
      </PageSections>
    </PageContainer>
  );
}
