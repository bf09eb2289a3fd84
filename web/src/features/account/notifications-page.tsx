import { type ReactNode, useRef, useState } from 'react';
import { withParam } from '../../kernel/routing/with-param.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import type { MemberNotification } from '../../shared/notifications/member-notification.ts';
import { markNotificationsRead } from '../../shared/notifications/notification-marks.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Tabs } from '../../design/data/tabs.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { PageContainer, PageSections } from '../../design/layout/page-container.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { NOT_SAVED } from '../../design/overlay/not-saved.ts';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { NotificationList } from './notification-list.tsx';

const TABS = ['all', 'unread', 'settings'] as const;
type NotificationTab = (typeof TABS)[number];

const tabNamed = (text: string | null): NotificationTab =>
  TABS.find((tab) => tab === text) ?? 'all';

/** Shown in an empty tab. */
function Nothing({ tab }: { tab: NotificationTab }) {
  return tab === 'unread' ? (
    <EmptyState title="Nothing unread" text="You have seen everything there is." />
  ) : (
    <EmptyState
      title="You're all caught up"
      text="What happens to your bookings and points will appear here."
      action={<ButtonLink to={PATHS.directoryAtHome}>See all resorts</ButtonLink>}
    />
  );
}

/** `/notifications`: the notifications, newest first, live, and their settings. */
export default function NotificationsPage() {
  usePageHead({ title: 'Notifications' });
  const session = useSession();
  const notifications = useMemberLive('ownNotifications');
  const dialogs = useDialogs();
  const { query, change } = useAddressQuery();
  const [marking, setMarking] = useState(false);
  const page = useRef<HTMLDivElement>(null);

  if (notifications.status === 'loading') return <LoadingScreen />;
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
  if (session.status !== 'signed-in') return null;

  const { uid } = session;
  const unread = notifications.data.filter(({ read }) => !read);
  const mark = async (ids: readonly string[]): Promise<void> => {
    setMarking(true);
    try {
      await markNotificationsRead(uid, ids);
    } catch {
      dialogs.toast(NOT_SAVED);
    } finally {
      setMarking(false);
    }
  };
  /** The button that marks them disappears, so the focus moves to the page. */
  const markHere = (ids: readonly string[]): void => {
    page.current?.focus({ preventScroll: true });
    void mark(ids);
  };
  const select = (tab: NotificationTab): void => {
    change((now) => withParam(now, 'tab', tab), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  };
  const listOf = (tab: NotificationTab, shown: readonly MemberNotification[]): ReactNode =>
    shown.length === 0 ? (
      <Nothing tab={tab} />
    ) : (
      <NotificationList
        notifications={shown}
        onOpen={(id) => void mark([id])}
        onMark={(id) => markHere([id])}
      />
    );

  return (
    <PageContainer $width="text">
      <PageSections>
        <Stack ref={page} tabIndex={-1} $gap="s24">
          <SectionHeading
            level={1}
            title="Notifications"
            action={
              unread.length > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  busy={marking}
                  onClick={() => markHere(unread.map(({ id }) => id))}
                >
                  Mark all as read
                </Button>
              )
            }
          />
          <Tabs
            label="Your notifications"
            selected={tabNamed(query.get('tab'))}
            onSelect={select}
            tabs={[
              { id: 'all', label: 'All', content: listOf('all', notifications.data) },
              {
                id: 'unread',
                label: unread.length === 0 ? 'Unread' : `Unread (${unread.length})`,
                content: listOf('unread', unread),
              },
              { id: 'settings', label: 'Settings', content: <NotificationSettings uid={uid} /> },
            ]}
          />
        </Stack>
      </PageSections>
    </PageContainer>
  );
}
