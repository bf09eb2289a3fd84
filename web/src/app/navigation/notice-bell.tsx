import { formatCount } from '@club/domain/money/cents';
import { Bell } from 'lucide-react';
import { styled } from 'styled-components';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { PATHS } from '../../shared/routes/paths.ts';
import { IconButtonLink } from '../../design/actions/icon-button.tsx';
import { CornerCountBadge, CountBadge } from '../../design/data/count-badge.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';

/** Above this many the badge says only that there are more. */
const MOST_SHOWN = 99;

const useUnreadCount = (): number => {
  const notifications = useMemberLive('ownNotifications');
  return notifications.status === 'ready'
    ? notifications.data.filter(({ read }) => !read).length
    : 0;
};

const shownCount = (count: number): string =>
  count > MOST_SHOWN ? `${formatCount(MOST_SHOWN)}+` : formatCount(count);

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;

/** The way to the notifications, with how many are unread. */
export function NoticeBell() {
  const count = useUnreadCount();
  const shown = shownCount(count);
  return (
    <Place>
      <IconButtonLink
        to={PATHS.notifications}
        label={count === 0 ? 'Notifications' : `Notifications, ${shown} unread`}
        icon={<Bell aria-hidden />}
      />
      {count > 0 && (
        <CornerCountBadge data-testid="notice-count" aria-hidden>
          {shown}
        </CornerCountBadge>
      )}
    </Place>
  );
}

/** How many notifications are unread, in the line of a menu's entry; nothing for none. */
export function NoticeCount() {
  const count = useUnreadCount();
  if (count === 0) return null;
  const shown = shownCount(count);
  return (
    <>
      <CountBadge data-testid="notice-count" aria-hidden>
        {shown}
      </CountBadge>
      <VisuallyHidden>, {shown} unread</VisuallyHidden>
    </>
  );
}
