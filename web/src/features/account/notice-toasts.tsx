import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { markNotificationsRead } from '../../shared/notifications/notification-marks.ts';
import { isAboutOwnAct } from '../../shared/notifications/own-acts.ts';
import { PATHS, safeReturnPath } from '../../shared/routes/paths.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { createNoticeWatch } from './fresh-notices.ts';
import { notificationLook } from './notification-looks.ts';

/**
 * Says what happens while the member is looking: what the club or somebody else has done, not what
 * they have just done here themselves. Nothing passes by on a page in the background or on the page of
 * the notifications, where it stands anyway. Renders nothing.
 */
export default function NoticeToasts({ uid }: { uid: string }) {
  const live = useMemberLive('ownNotifications');
  const notices = live.status === 'ready' ? live.data : null;
  const [freshOf] = useState(createNoticeWatch);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const dialogs = useDialogs();

  useEffect(() => {
    if (notices === null) return;
    const fresh = freshOf(notices).filter((notice) => !isAboutOwnAct(notice, Date.now()));
    const [notice, ...more] = fresh;
    const isLooking = document.visibilityState === 'visible' && pathname !== PATHS.notifications;
    if (notice === undefined || !isLooking) return;
    if (more.length > 0) {
      dialogs.toast({
        tone: 'info',
        text: `You have ${fresh.length} new notifications.`,
        action: { label: 'See them', onSelect: () => void navigate(PATHS.notifications) },
      });
      return;
    }
    const { title, text, link, kind, id } = notice;
    dialogs.toast({
      tone: 'info',
      text: text === '' ? title : `${title}. ${text}`,
      action: {
        label: notificationLook(kind).open,
        onSelect: () => {
          // It stays unread when that fails, which the bell shows.
          void markNotificationsRead(uid, [id]).catch(() => undefined);
          void navigate(link === '' ? PATHS.notifications : safeReturnPath(link));
        },
      },
    });
  }, [notices, freshOf, navigate, pathname, dialogs, uid]);
  return null;
}
