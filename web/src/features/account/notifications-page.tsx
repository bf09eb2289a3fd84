import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useOwnNotifications } from '../../lib/live-data.tsx';
import type { MemberNotification } from '../../lib/member-notification.ts';
import { markNotificationsRead } from '../../lib/notification-marks.ts';
import { PATHS, safeReturnPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.tsx';
import { useToday } from '../../lib/today.tsx';
import { theme } from '../../theme/theme.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/data/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { PageContainer, PageSections } from '../../ui/layout/page-container.tsx';
import { useDialogs } from '../../ui/overlay/dialogs-context.ts';
import { SectionHeading } from '../../ui/text/section-heading.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Overline, Text } from '../../ui/text/text.tsx';
import { notificationDays } from './notification-days.ts';
import { notificationLook } from './notification-looks.ts';

const Days = styled.div`
  display: grid;
  gap: ${theme.space.s40};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s16};
  padding-block: ${theme.space.s16};
  box-shadow: 0 1px 0 ${theme.colour.line};

  > svg {
    width: 1.4rem;
    height: 1.4rem;
    margin-top: 0.1rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.75;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  justify-items: start;
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s8};
  font-weight: 600;
`;

type NotificationItemProps = { notification: MemberNotification; onRead: () => void };

function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const titleId = useId();
  const { Icon, open } = notificationLook(notification.kind);
  return (
    <Item>
      <Icon aria-hidden />
      <Words>
        <Title>
          <span id={titleId}>{notification.title}</span>
          {!notification.read && <Badge tone="coral">New</Badge>}
        </Title>
        <Text $tone="soft">{notification.text}</Text>
        {notification.link !== '' && (
          <TextLink
            to={safeReturnPath(notification.link)}
            aria-describedby={titleId}
            onClick={onRead}
          >
            {open}
          </TextLink>
        )}
      </Words>
    </Item>
  );
}

/** `/notifications`: what happened, newest first, live. */
export default function NotificationsPage() {
  useDocumentTitle('Notifications');
  const session = useSession();
  const notifications = useOwnNotifications();
  const today = useToday();
  const dialogs = useDialogs();
  const [marking, setMarking] = useState(false);

  if (notifications.status === 'loading') return <LoadingScreen fullScreen={false} />;
  if (notifications.status === 'error') {
    return (
      <PageContainer $width="text">
        <ErrorState
          level={1}
          title="Your notifications could not be loaded"
          onRetry={notifications.retry}
        />
      </PageContainer>
    );
  }

  const unread = notifications.data.filter(({ read }) => !read).map(({ id }) => id);
  const mark = async (ids: readonly string[]): Promise<void> => {
    if (session.status !== 'signed-in') return;
    setMarking(true);
    try {
      await markNotificationsRead(session.uid, ids);
    } catch {
      dialogs.toast({ text: 'This could not be saved. Please try again.', tone: 'bad' });
    } finally {
      setMarking(false);
    }
  };

  return (
    <PageContainer $width="text">
      <PageSections>
        <SectionHeading
          level={1}
          title="Notifications"
          action={
            unread.length > 0 && (
              <Button variant="quiet" size="small" busy={marking} onClick={() => void mark(unread)}>
                Mark all as read
              </Button>
            )
          }
        />
        {notifications.data.length === 0 ? (
          <EmptyState
            title="You're all caught up"
            text="What happens to your bookings and points will stand here."
            action={<ButtonLink to={PATHS.directoryAtHome}>See all resorts</ButtonLink>}
          />
        ) : (
          <Days>
            {notificationDays(notifications.data, today).map(({ label, items }) => (
              <section key={label}>
                <Overline as="h2">{label}</Overline>
                <ul>
                  {items.map((notification) => (
                    <NotificationItem
                      key={notification.id}
                      notification={notification}
                      onRead={() => {
                        if (!notification.read) void mark([notification.id]);
                      }}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </Days>
        )}
      </PageSections>
    </PageContainer>
  );
}
