import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { markNotificationsRead } from '../../shared/notifications/notification-marks.ts';
import { isAboutOwnAct } from '../../shared/notifications/own-acts.ts';
import { PATHS, safeReturnPath } from '../../shared/routes/paths.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { createNotificationWatch } from './new-notifications.ts';
import { notificationLook } from './notification-looks.ts';

/**
 * Shows new notifications as toasts, except for what the member has just done on this page. None is
 * shown in a background tab, nor on the notifications page, which lists them. Renders nothing.
 */
export default function NotificationToasts({ uid }: { uid: string }) {
  const live = useMemberLive('ownNotifications');
  const notifications = live.status === 'ready' ? live.data : null;
  const [newIn] = useState(createNotificationWatch);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const dialogs = useDialogs();

  useEffect(() => {
    if (notifications === null) return;
    const unseen = newIn(notifications).filter(
      (notification) => !isAboutOwnAct(notification, Date.now()),
    );
    const [notification, ...more] = unseen;
    const isLooking = document.visibilityState === 'visible' && pathname !== PATHS.notifications;
    if (notification === undefined || !isLooking) return;
    if (more.length > 0) {
      dialogs.toast({
        tone: 'info',
        text: `You have ${unseen.length} new notifications.`,
        action: { label: 'See them', onSelect: () => void navigate(PATHS.notifications) },
      });
      return;
    }
    const { title, text, link, kind, id } = notification;
    dialogs.toast({
      tone: 'info',
      text: text === '' ? title : `${title}. ${text}`,
      action: {
        label: notificationLook(kind).open,
        onSelect: () => {
          // If that fails it stays unread, as the bell shows.
          void markNotificationsRead(uid, [id]).catch(() => undefined);
          void navigate(link === '' ? PATHS.notifications : safeReturnPath(link));
        },
      },
    });
  }, [notifications, newIn, navigate, pathname, dialogs, uid]);
  return null;
}
