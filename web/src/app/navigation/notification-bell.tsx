import { formatCount } from '../../formats/reader-formats.ts';
import { Bell } from 'lucide-react';
import { styled } from 'styled-components';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import { IconButtonLink } from '../../design/actions/icon-button.tsx';
import { CornerCountBadge, CountBadge } from '../../design/data/count-badge.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';

/** Above this number the badge shows '99+'. */
const MAX_SHOWN = 99;

/** How many notifications of the member are unread; 0 for visitors. */
export const useUnreadCount = (): number => {
  const notifications = useMemberLive('ownNotifications');
  return notifications.status === 'ready'
    ? notifications.data.filter(({ read }) => !read).length
    : 0;
};

/** The number as badges show it. */
export const shownCount = (count: number): string =>
  count > MAX_SHOWN ? `${formatCount(MAX_SHOWN)}+` : formatCount(count);

const Container = styled.span`
  position: relative;
  display: inline-flex;
`;

/** Leads to the notifications and shows how many are unread. */
export function NotificationBell() {
  const count = useUnreadCount();
  const shown = shownCount(count);
  return (
    <Container>
      <IconButtonLink
        to={PATHS.notifications}
        label={count === 0 ? 'Notifications' : `Notifications, ${shown} unread`}
        icon={<Bell aria-hidden />}
      />
      {count > 0 && (
        <CornerCountBadge data-testid="notification-count" aria-hidden>
          {shown}
        </CornerCountBadge>
      )}
    </Container>
  );
}

/** How many notifications are unread, beside the label of a menu entry; nothing for none. */
export function NotificationCount() {
  const count = useUnreadCount();
  if (count === 0) return null;
  const shown = shownCount(count);
  return (
    <>
      <CountBadge data-testid="notification-count" aria-hidden>
        {shown}
      </CountBadge>
      <VisuallyHidden>, {shown} unread</VisuallyHidden>
    </>
  );
}
